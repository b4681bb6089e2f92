/** Routes of pages with exercises. */
import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The query names the open exercise: the lesson, pack or text stays the same. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => currentUrl.search === nextUrl.search && defaultShouldRevalidate;
