import { startLanguage } from "./workers/connect.ts";

// What the page may need later is kept for when there is no network, as soon as nothing else is to be loaded.
window.addEventListener("load", () => {
  setTimeout(() => {
    navigator.serviceWorker?.register("./offline.js").catch(() => {
      // A page that is opened from a file, or a browser that allows no service worker, does without.
    });
  }, 3000);
});

// What compiles is the largest part: it is on its way before the page itself is.
const language = startLanguage();
const { show } = await import("./app.tsx");
const place = document.getElementById("app");
if (place !== null) show(place, language);
