import { baratashvili } from './portraits/baratashvili.tsx';
import { eyesAndNose } from './portraits/face.tsx';
import { kalandadze } from './portraits/kalandadze.tsx';
import type { Portrait } from './portraits/portrait.ts';
import { rustaveli } from './portraits/rustaveli.tsx';
import { tabidze } from './portraits/tabidze.tsx';
import { tsereteli } from './portraits/tsereteli.tsx';
import { vazhaPshavela } from './portraits/vazhaPshavela.tsx';

/** By the id of the poet. */
const portraits: Readonly<Record<string, Portrait>> = {
  'advanced-literature.rustaveli': rustaveli,
  'advanced-literature.baratashvili': baratashvili,
  'advanced-literature.tsereteli': tsereteli,
  'advanced-literature.vazha-pshavela': vazhaPshavela,
  'advanced-literature.tabidze': tabidze,
  'advanced-literature.kalandadze': kalandadze,
};

/** A drawing of a poet over copybook lines, which the text size fits to the height of the frame. */
export function PoetPortrait({ poetId, name }: { poetId: string; name: string }) {
  const portrait = portraits[poetId];
  return (
    <div
      role="img"
      aria-label={`Portrait of ${name}`}
      className="copybook h-36 overflow-hidden rounded-lg border border-line bg-sunken text-7xl"
    >
      {portrait && (
        <svg
          viewBox="0 0 144 144"
          strokeWidth="1.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
          className="size-full overflow-visible"
        >
          <g transform={portrait.facesLeft && 'matrix(-1 0 0 1 144 0)'}>
            <g strokeWidth="1" className="fill-gold-soft stroke-gold">
              {portrait.background}
            </g>
            <g className="fill-wine-soft stroke-wine">{portrait.clothes}</g>
            {/* The light theme in both: with inverted colors, dark hair looks white. */}
            <g data-theme="light" className="fill-none stroke-ink">
              {portrait.head}
              {eyesAndNose}
            </g>
          </g>
        </svg>
      )}
    </div>
  );
}
