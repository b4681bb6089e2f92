import type { Portrait } from './portrait.ts';

/** Parted hair with a knot, plain dress with a white collar and a brooch; leaves, as in one of her poems. */
export const kalandadze: Portrait = {
  facesLeft: true,
  background: (
    <>
      <path d="M126 146C132 116 130 80 118 40" className="fill-none" />
      <path d="M118 40C108 34 106 24 109 16 118 20 122 30 118 40ZM125 66C114 64 107 56 107 47 117 49 124 56 125 66ZM125 62C126 51 132 44 140 43 140 53 134 60 125 62ZM129 94C118 92 111 84 111 75 121 77 128 84 129 94ZM129 88C130 77 136 70 144 69 144 79 138 86 129 88ZM129 118C132 106 138 100 146 99 145 109 139 116 129 118Z" />
    </>
  ),
  clothes: <path d="M2 146C6 128 30 120 60 111H94C116 118 134 128 138 146Z" />,
  head: (
    <>
      <path d="M40 66A14 14 0 1 0 54 90C58 80 52 68 40 66Z" className="fill-control stroke-none" />
      <path d="M34 74C30 80 32 88 39 90M40 72C35 77 37 84 44 86M47 72C43 76 45 80 50 82" strokeWidth="1" />
      <path d="M61 82C63 96 62 106 58 112 64 124 86 126 94 112 90 108 89 100 89 92Z" className="fill-page" />
      <path
        d="M55 42C52 52 52 62 54 70 56 78 60 85 66 91 71 96 75 98.5 79 98.5 84 97.5 88 92 90.5 85 92 80 93 75 93.5 70 94.5 67 92.5 63 92.5 59L92 42 84 26H72Z"
        className="fill-page"
      />
      <path
        d="M80 31C70 33 61 44 60 56 59 66 58 74 53 80 46 80 42 76 40 70 35 58 36 44 42 34 48 22 62 14 76 15 91 16 101 27 101 41 101 50 99 57 95 63 95 54 93 44 90 38 87 34 84 32 80 31Z"
        className="fill-control stroke-none"
      />
      <path
        d="M80 31C66 30 50 42 47 66M80 31C64 24 46 36 42 58M80 31C68 20 54 24 46 36M80 31C76 22 68 18 60 20M74 34C62 40 56 52 54 72M80 31C84 22 90 24 94 30M81 31C90 30 97 38 97 50"
        strokeWidth="1"
      />
      <circle cx="56.5" cy="81" r="2" className="fill-gold-soft stroke-gold" />
      <path
        d="M59 53.6C63 50.6 68 50.8 72 53M81.5 52.8C84.5 50.6 88 50.8 91 53M60.5 60.8 58.8 59.6"
        strokeWidth="1.3"
      />
      <path
        d="M73.5 84.2C76 82 78.5 81.8 80 82.8 81.8 81.8 84.5 82 86.5 84 83 88.6 77 88.6 73.5 84.2Z"
        className="fill-wine stroke-none"
      />
      <path
        d="M58 110C50 113 46 118 46 124 58 130 72 128 77 122 84 128 98 129 107 123 106 117 102 113 94 110 88 120 66 122 58 110Z"
        className="fill-surface"
      />
      <circle cx="77" cy="123" r="3.4" className="fill-gold-soft stroke-gold" />
    </>
  ),
};
