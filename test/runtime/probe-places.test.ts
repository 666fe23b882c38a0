import { expect, test } from "vitest";
import { filesThatLook, withLooks } from "../bench/probe-places.mjs";

test.each(filesThatLook)("%s has the places at which probe games watch it", (file) => {
  expect(withLooks(file)).toContain("looked(");
});
