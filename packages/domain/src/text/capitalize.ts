/** English with a capital first letter. Not for Georgian: most fonts lack its capital-like letters. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
