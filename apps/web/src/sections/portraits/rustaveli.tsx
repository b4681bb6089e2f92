import { lip } from './face.tsx';
import type { Portrait } from './portrait.ts';

/** A courtier of Queen Tamar in a niche, as in a fresco: cap with a fur brim, long beard, embroidered robe. */
export const rustaveli: Portrait = {
  background: <path d="M10 146V66A65 68 0 0 1 140 66V146Z" />,
  clothes: (
    <>
      <path d="M-8 146C-2 124 22 114 48 107L78 134 98 106C122 113 142 124 150 146Z" />
      <path d="M48 106 34 112 68 146H88L112 111 98 105 78 134Z" className="fill-gold-soft" />
      <path d="m44 113 7 7m4 4 7 7m4 4 7 7m29-29-5 7m-3 4-5 7m-3 4-5 7" strokeWidth="3.2" />
      <path d="M48 46C46 26 58 11 76 7 92 11 101 26 98 46Z" />
      <path
        d="M76 7C76 16 78 28 79 40M63 14C59 22 58 27 59 31M90 14C93 22 94 27 93 32"
        className="fill-none"
        strokeWidth="1"
      />
    </>
  ),
  head: (
    <>
      <path d="M54 96 50 106 78 136 97 106 93 96Z" className="fill-surface" />
      <path
        d="M52 48C44 66 40 92 43 110 48 115 55 112 59 106V60ZM93 50C99 70 102 92 99 108 96 113 91 111 88 106V60Z"
        className="fill-control stroke-none"
      />
      <path
        d="M47 84C45 94 45 102 46 110M51 80C49 92 50 102 52 110M97 84C98 94 97 102 96 108"
        strokeWidth="1"
      />
      <path
        d="M53 40C51 54 51 62 53 70 56 104 92 104 94 70 95 67 93 63 92.5 59L93 40Z"
        className="fill-page"
      />
      <path
        d="M52 46C50 76 52 94 59 106 65 116 73 123 80 126 87 121 93 111 95 98 96 88 95.5 78 94 68 92.5 75 90 79 87 80 85 77.6 82 77.4 80 78.8 77 77 73 77.6 70.5 80.5 63 80 56 74 54.5 46Z"
        className="fill-control stroke-none"
      />
      <path
        d="M79.5 79C74 79 68 84 63 93M80.5 79C84.5 79.5 88 84 91 91M74 82C70 85 68 89 66 94M84 82C87 85 88 88 89 92M55 76C55 90 58 100 65 109M60 84C61 96 65 106 72 116M69 92C69 102 73 110 77 120M75 91C75 102 77 112 79 121M80 91C80.5 102 80.5 112 81 121M85 92C86 102 85 110 83 118M90 94C90 102 89 108 86 114M94 80C94.5 92 93 102 89 110"
        strokeWidth="1"
      />
      {lip}
      <path d="M58.5 54C62 50.5 68 50.5 73 53M81 52.8C84 50.3 88.5 50.5 91.5 53" strokeWidth="2.2" />
      <path
        d="M41 52C38 40 42 31 51 28 62 30 73 36 79 44 85 36 92 32 99 30 106 36 107 45 102 54 95 48 87 46.5 78 47 64 46 52 47 41 52Z"
        className="fill-control stroke-none"
      />
      <path
        d="M45 48C43 41 46 35 52 33M51 46C50 42 52 38 56 36M58 45C58 42 60 40 63 39M65 44.5C66 43 67 42.5 69 42M101 50C104 44 102 38 98 35M95 47C96 44 96 41 94 38M89 45C90 43 90 42 89 40"
        strokeWidth="1"
      />
      <circle cx="79" cy="40" r="2.8" className="fill-gold-soft stroke-gold" />
    </>
  ),
};
