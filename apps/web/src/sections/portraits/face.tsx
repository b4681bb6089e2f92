/** Parts of a face that looks to the right. */
export const eyesAndNose = (
  <>
    <path d="M60.5 60.8C62.5 57.6 68 57 71.5 60.8M82 60.8C84 57.4 88 57 90.3 60.2" strokeWidth="1.6" />
    <path
      d="M62.5 63C65 64 68 63.9 70 63M83.5 63C85 63.9 87.5 63.7 89 62.8M61.5 56.4C64 54.2 68 54.1 71 56.2M83 56.2C85 54.4 87.5 54.4 89.5 55.8"
      strokeWidth="0.7"
    />
    <path
      d="M79 57.5C80.5 62 83 66.5 84.6 71 85.4 73.6 83.5 75.2 80.8 74.8M77 72.4C75.4 74 76 76 78.2 75.8"
      strokeWidth="1.2"
    />
    <path
      d="M64.4 59.2A2.1 2.1 0 1 0 68.6 59.2C67 58.3 65.6 58.4 64.4 59.2ZM84.6 59.2A2 2 0 1 0 88.5 59.2C87 58.2 85.8 58.4 84.6 59.2Z"
      className="fill-ink stroke-none"
    />
  </>
);
export const ear = <path d="M54 64C50 58 46 61 47 66 48 71.5 50.5 74.5 54 73" className="fill-page" />;
/** Of a bearded face. */
export const lip = (
  <path
    d="M75.5 85.8C78 85.2 82 85.2 84.5 85.8 83 88.6 77 88.6 75.5 85.8Z"
    className="fill-line"
    strokeWidth="0.8"
  />
);
