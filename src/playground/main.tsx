import { render } from "preact";
import { App } from "./app.tsx";

const place = document.getElementById("app");
if (place !== null) render(<App />, place);

// What the page may need later is kept for when there is no network, as soon as nothing else is to be loaded.
window.addEventListener("load", () => {
  setTimeout(() => {
    navigator.serviceWorker?.register("./offline.js").catch(() => {
      // A page that is opened from a file, or a browser that allows no service worker, does without.
    });
  }, 3000);
});
