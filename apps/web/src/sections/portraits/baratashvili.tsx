import { ear } from './face.tsx';
import type { Portrait } from './portrait.ts';

/** He died at twenty-seven: wavy hair, thin moustache, high collar, cravat and frock coat; twilight over a hill. */
export const baratashvili: Portrait = {
  background: (
    <>
      <path d="M-120 146V120C-60 116-30 104 0 84 14 74 22 76 34 84 70 104 110 92 132 76 150 66 190 100 264 112V146Z" />
      <path d="M122 17 124.4 23.7 131.5 23.9 125.8 28.2 127.9 35 122 31 116.1 35 118.2 28.2 112.5 23.9 119.6 23.7Z" />
    </>
  ),
  clothes: (
    <>
      <path d="M-2 146C2 126 26 118 54 108L78 144 96 109C118 116 138 126 142 146Z" />
      <path d="M55 104 40 114 45 125 57 128 72 146H78L54 110ZM96 104 108 114 103 125 93 129 84 146H78L98 110Z" />
    </>
  ),
  head: (
    <>
      <path d="M55 104 78 144 97 104Z" className="fill-surface stroke-none" />
      <path d="M78 122V142" strokeWidth="0.8" />
      <path d="M56 84 54 108H97L92 84Z" className="fill-page stroke-none" />
      <path
        d="M54 42C51 50 51 60 53 70 54 78 57 85 62 90 67 96 74 99.5 79 99.5 84 98.5 89 93 91 86 92 81 93 76 94 70.5 95 67 93 63 92.5 59 93 55 94 50 93 44L88 26H60Z"
        className="fill-page"
      />
      {ear}
      <path
        d="M55 80C57 73 56 64 58 56 60 48 65 42 72 39 77 36.5 82 35.5 85 35 89 38 92 43 93 48 94 52 94.5 56 95 61 101 56 99 50 102 45 105 37 99 32 98 28 95 19 84 13 74 14 66 11 56 16 52 20 44 23 40 32 42 38 37 43 40 52 44 56 44 60 48 62 51 63 52 68 52 74 55 80Z"
        className="fill-control stroke-none"
      />
      <path
        d="M85 35C78 26 66 24 54 30M85 35C74 29 58 34 48 44M79 36C67 35 55 42 48 52M71 39C62 41 55 48 52 59M85 35C86 27 82 20 72 18M85 35C90 30 93 27 93 22M87 37C94 37 98 42 98 50M60 20C54 22 50 26 48 31M56 64C56 69 56 72 55.5 76"
        strokeWidth="1"
      />
      <path d="M58.5 53.2C62 50 68 50 72.5 52.6M81 52.4C84 50 88.5 50 91 52.4" strokeWidth="1.8" />
      <path
        d="M69 84C72 80 77 78.8 80 80.2 82.5 78.8 87 79.6 90 83.4 86.5 82 83 81.6 80 82.2 77 81.6 73 82 69 84Z"
        className="fill-ink"
        strokeWidth="0.7"
      />
      <path d="M74.5 84.8C77 85.6 83 85.5 85.5 84.6M77 88.6C79 89.5 82 89.5 84 88.5" strokeWidth="1" />
      <path d="M58 92C66 105 84 107 92.5 94L97 110C88 119 66 119 54 110Z" className="fill-ink" />
      <path
        d="M57.5 84 51.5 106 65 112 71 102C65 99 61 93 57.5 84ZM91.5 87 98 106 89 111 84.5 103C88 99 90.5 95 91.5 87Z"
        className="fill-surface"
      />
      <path
        d="M75 111C68 107 62 109 59 114 63 120 70 120 75 117L69 131 75 132 79 119 84 131 89 129 82 117C87 120 92 119 95 114 92 109 87 108 81 111Z"
        className="fill-ink stroke-surface"
        strokeWidth="0.8"
      />
    </>
  ),
};
