import { ear } from './face.tsx';
import type { Portrait } from './portrait.ts';

/** Loved in his old age as "Akaki": silver hair and full beard, coat and bow tie; the dawn of one of his poems. */
export const tsereteli: Portrait = {
  facesLeft: true,
  background: <path d="M78 92A34 34 0 0 1 146 92M-120 92H264M112 50V42M134 56 139 50M90 56 85 50" />,
  clothes: (
    <>
      <path d="M-6 146C-2 124 24 116 52 108L78 144 98 108C122 114 144 124 148 146Z" />
      <path d="M54 104 37 116 42 128 55 131 70 146H78L52 110ZM97 104 112 116 108 128 96 131 86 146H78L100 110Z" />
    </>
  ),
  head: (
    <>
      <path d="M54 102 78 145 98 102Z" className="fill-surface stroke-none" />
      <path
        d="M56 34C51 46 51 60 53 70 60 90 88 90 94 72 95 67 93 63 92.5 59 93 55 95 44 92 34 84 20 64 20 56 34Z"
        className="fill-page"
      />
      <path
        d="M53 76C44 76 38 68 38 60 33 56 33 46 37 42 35 34 41 26 47 24 51 15 62 11 70 13 80 9 92 15 95 24 98 29 97 34 94 40 92 34 88 29 82 27 74 25 66 29 63 35 59 42 58 50 57 56 56 62 55 70 53 76Z"
        className="fill-line stroke-control"
        strokeWidth="1"
      />
      <path
        d="M63 35C54 28 44 35 40 46M69 29C58 20 46 26 41 37M82 27C74 18 60 17 50 24M93 35C90 24 80 17 70 17M59 43C50 40 43 48 42 60M57 52C51 49 46 56 44 66M88 29C86 25 83 22 79 20M38 60C39 66 43 71 48 73M37 42C35 46 36 52 38 56M94 24C92 20 88 17 84 15"
        strokeWidth="1"
      />
      {ear}
      <path
        d="M54 66C48 80 48 96 55 108 61 117 71 122 80 121 91 120 98 110 99 98 100 88 97 78 94.5 69 93 76 91 79 88 79.5 85 77 82 77 80 78.5 77 76.5 72 77 68.5 80.5 62 80 57 74 54 66Z"
        className="fill-line stroke-control"
        strokeWidth="1"
      />
      <path
        d="M54 76C50 90 53 102 60 110M58 84C56 94 59 104 66 113M62 94C63 103 67 110 73 117M70 95C70 104 74 112 78 118M79 94C80 103 82 110 83 117M87 94C88 101 88 108 88 114M93 92C94 98 94 104 92 109M96 80C98 88 98 96 96 102"
        strokeWidth="1"
      />
      <path
        d="M80 79C73 75 66 79 60 90 67 93 76 90 80 84 83 89 90 92 96 88 93 81 87 75 80 79Z"
        className="fill-surface"
        strokeWidth="1.1"
      />
      <path
        d="M75 81C70 82 67 84 64 88M77 84C73 87 70 88 67 89M84 81C88 82 91 84 93 87M77 91.5C79 92.4 82 92.4 84 91.5M68 43C74 41.4 81 41.4 87 43M71 38.5C76 37.2 80 37.2 84 38.5"
        strokeWidth="0.8"
      />
      <path
        d="M58.5 53.5C62 49.5 68 49.5 73 52.6M81 52.4C84 49.6 88.5 49.6 91.5 52.6"
        className="stroke-control"
        strokeWidth="2.4"
      />
      <path
        d="M76 126C70 120 62 120 60 122V134C66 135 72 132 76 129ZM80 126C86 120 93 120 95 122V133C90 134 84 132 80 129ZM75 124H81V131H75Z"
        className="fill-wine stroke-surface"
        strokeWidth="0.8"
      />
    </>
  ),
};
