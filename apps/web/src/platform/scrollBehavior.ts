/** How to scroll to something, as `behavior: 'smooth'` alone ignores that the reader prefers reduced motion (WCAG 2.3.3). */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
