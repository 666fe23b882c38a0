import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";

/** The service worker: all files of the page, of which none changes under its name but those of this list. */
const workerFor = (
  files,
  version,
) => `const [cacheName, files] = ["playground ${version}", ${JSON.stringify(files)}];
const precache = async () => {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
  await self.skipWaiting();
};
const clean = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("playground ") && name !== cacheName).map((name) => caches.delete(name)));
  await self.clients.claim();
};
const answer = async (request) =>
  (await caches.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
self.addEventListener("install", (event) => event.waitUntil(precache()));
self.addEventListener("activate", (event) => event.waitUntil(clean()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
`;

/**
 * Writes a service worker that keeps every built file, so that the page works without a network. A library for that
 * brings routes, expiry and a runtime of its own, larger than all that a page of a dozen fixed files needs.
 */
export const offline = () => {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved: ({ build: { outDir }, root }) => {
      folder = join(root, relative(root, outDir));
    },
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = names
        .filter((each) => each.isFile() && each.name !== "offline.js")
        .map((each) => relative(folder, join(each.parentPath, each.name)).split(sep).join(posix.sep))
        .sort();
      const hash = createHash("sha256");
      for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
      const listed = files.map((file) => (file === "index.html" ? "./" : `./${file}`));
      await writeFile(join(folder, "offline.js"), workerFor(listed, hash.digest("hex").slice(0, 16)));
    },
  };
};
