import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const declarations = (block: string) =>
  new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/gu)].map(([, name = '', value = '']) => [name, value]));
const scales = declarations(css.match(/:root \{([^}]*)\}/u)?.[1] ?? '');
const themes = ['light', 'dark'].map((theme) => {
  const colors = declarations(
    css.match(new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`, 'u'))?.[1] ?? '',
  );
  const resolve = (name: string): string => {
    const value = colors.get(name) ?? scales.get(name) ?? '';
    const reference = value.match(/^var\(--([\w-]+)\)$/u)?.[1];
    return reference === undefined ? value : resolve(reference);
  };
  return [theme, resolve] as const;
});

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const backgrounds = ['page', 'surface', 'sunken'];
const textPairs = [
  ...['ink', 'muted', 'wine', 'correct', 'wrong'].flatMap((text) =>
    backgrounds.map((background) => [text, background] as const),
  ),
  ...['gold'].flatMap((text) =>
    ['page', 'surface', 'gold-soft'].map((background) => [text, background] as const),
  ),
  ['on-wine', 'wine'] as const,
  ...['wine-soft', 'correct-soft', 'wrong-soft'].map((background) => ['muted', background] as const),
  ['wine', 'wine-soft'] as const,
  ['ink', 'wine-soft'] as const,
  ['correct', 'correct-soft'] as const,
  ['ink', 'correct-soft'] as const,
  ['wrong', 'wrong-soft'] as const,
  ['ink', 'wrong-soft'] as const,
];

describe.each(themes)('tokens of the %s theme', (_, resolve) => {
  it.each(textPairs)('%s on %s is at least 4.5:1', (text, background) => {
    expect(resolve(text)).toMatch(/^#[\da-f]{6}$/u);
    expect(contrast(resolve(text), resolve(background))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(backgrounds)('the outline of controls on %s is at least 3:1', (background) => {
    expect(contrast(resolve('control'), resolve(background))).toBeGreaterThanOrEqual(3);
  });
});

it('the contrast of gray on white is below 4.5:1', () => {
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});
