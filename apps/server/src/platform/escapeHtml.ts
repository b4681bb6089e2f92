const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, also in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => escaped[char] ?? char);
