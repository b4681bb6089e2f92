import { ear, lip } from './face.tsx';
import type { Portrait } from './portrait.ts';

/** In his later years: hair swept back, short beard, suit and tie; the moon over Mtatsminda. */
export const tabidze: Portrait = {
  facesLeft: true,
  background: (
    <>
      <circle cx="118" cy="32" r="18" />
      <path d="M-120 146V122C-40 118 0 100 24 104 70 112 110 110 140 96 170 84 220 112 264 116V146Z" />
    </>
  ),
  clothes: (
    <>
      <path d="M-2 146C2 126 28 118 54 109L78 144 96 109C118 115 138 126 142 146Z" />
      <path d="M51 108 38 118 40 130 52 132 64 146H78L54 112ZM99 108 110 118 108 130 99 132 90 146H78L97 112Z" />
    </>
  ),
  head: (
    <>
      <path d="M52 106 78 145 98 106Z" className="fill-surface stroke-none" />
      <path d="M74 114 72 124 75 141 78 145 83 136 84 124 83 114Z" className="fill-wine stroke-wine" />
      <path d="M56 98 51 110 64 123 76 114ZM95 98 100 110 91 123 80 114Z" className="fill-surface" />
      <path
        d="M55 40C51 50 51 60 53 70 56 104 92 104 94 70.5 95 67 93 63 92.5 59 93 55 95 46 92 38L86 24H62Z"
        className="fill-page"
      />
      <path
        d="M54 80C52 74 44 66 43 58 38 52 38 42 41 36 41 26 50 17 58 16 64 9 78 9 84 13 93 15 99 25 98 33 98 39 96 43 94 47 93 42 90 37 86 35 79 31 69 33 64 39 59 45 58 52 57 58 57 66 56 74 54 80Z"
        className="fill-control stroke-none"
      />
      <path
        d="M64 39C56 33 47 40 44 50M70 34C60 25 48 31 43 42M86 35C78 24 62 22 51 29M93 43C92 30 82 20 68 18M59 47C52 44 47 51 46 60M97 34C94 24 88 17 80 14M50 22C55 18 60 17 64 17M57 56C53 54 50 60 49 66"
        strokeWidth="1"
      />
      {ear}
      <path
        d="M55 66C52 80 54 92 60 99 66 106 74 109 81 108 89 106 94 99 95.5 89 96 81 95.5 75 94.5 69 93 75 92 78 91 82 87 77 83 77.4 80 79 77 77 72 78 69 84 62 82 58 76 55 66Z"
        className="fill-control stroke-none"
      />
      <path
        d="M80 79.5C75 79 71 82 69 88M80.5 79.5C85 79 88 81 90.5 87M57 76C56 86 60 94 67 100M62 85C63 93 68 99 73 103M69 92C70 98 73 102 77 105M76 92C77 98 79 102 81 105M83 92C84 98 84 102 84 105M89 90C90 95 89 99 87 103M93 82C94 90 93 95 91 99"
        strokeWidth="1"
      />
      {lip}
      <path d="M58.5 52.6C62 50.4 68 51 73 54M81 53.8C84 51 88.5 50.4 91.5 52.2" strokeWidth="2.2" />
      <path d="M70 44C76 42.6 82 42.6 88 44M61 67C64 68.4 67 68.4 69 67.6" strokeWidth="0.8" />
    </>
  ),
};
