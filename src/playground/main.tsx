import { render } from "preact";
import { App } from "./app.tsx";

const place = document.getElementById("app");
if (place !== null) render(<App />, place);

// Kept for when there is no network; while the page is developed it would show what was there before.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  window.addEventListener(
    "load",
    () => void navigator.serviceWorker.register("./offline.js").catch(() => {}),
  );
