/// <reference lib="webworker" />
import { servePort } from "../../editor/worker.ts";
import { serveCalls } from "./calls.ts";
import { languageCalls } from "./language-calls.ts";

// The page sends the ends of its channels once.
self.onmessage = ({ ports: [server, calls] }: MessageEvent): void => {
  if (server !== undefined) servePort(server);
  if (calls !== undefined) serveCalls(calls, languageCalls);
};
