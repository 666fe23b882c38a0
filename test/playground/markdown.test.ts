import { describe, expect, it } from "vitest";
import { Marked } from "../../src/playground/editor/markdown.ts";

const html = (text: string): string => new Marked().parse(text);

describe("what the language server says, as HTML", () => {
  it("has paragraphs, emphasis, breaks and code", () => {
    expect(html("“it” is **this creature**\n\nYou gain 1 life _(so much)_.  \nDraw.")).toBe(
      "<p>“it” is <strong>this creature</strong></p><p>You gain 1 life <em>(so much)</em>.<br>Draw.</p>",
    );
    expect(html("```cards\nA {R}\n\nB_c_d\n```\n\nRules: 119")).toBe(
      "<pre><code>A {R}\n\nB_c_d</code></pre><p>Rules: 119</p>",
    );
  });
  it("keeps what a card says text", () => {
    expect(html('**<img src=x onerror="alert(1)">**')).toBe(
      "<p><strong>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</strong></p>",
    );
    expect(html("```\n<b>\n```")).toBe("<pre><code>&lt;b&gt;</code></pre>");
    expect(html("snake_case_word and a_ b _")).toBe("<p>snake_case_word and a_ b _</p>");
  });
});
