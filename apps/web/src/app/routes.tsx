/**
 * Routes of the app. Public pages are listed in the contract (pages.ts), course units in the catalog.
 * The id of a public route is the name of its module, so that the build can preload it with the page.
 */
import { levels } from '@ena/course/catalog';
import type { RouteObject } from 'react-router';
import { Root, RootError, RootFallback } from './Root.tsx';

const courseRoutes: RouteObject[] = levels.flatMap(({ id }) => [
  { path: id, lazy: () => import('./routes/hub.tsx') },
  { path: `${id}/:lesson`, lazy: () => import('./routes/lesson.tsx') },
  { path: `${id}/quiz`, lazy: () => import('./routes/quiz.tsx') },
  { path: `${id}/quiz/:topic`, lazy: () => import('./routes/quiz.tsx') },
  { path: `${id}/:lesson/quiz`, lazy: () => import('./routes/quiz.tsx') },
]);

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: RootFallback,
    children: [
      { id: 'home', index: true, lazy: () => import('./routes/home.tsx') },
      { id: 'login', path: 'login', lazy: () => import('./routes/login.tsx') },
      { id: 'signup', path: 'signup', lazy: () => import('./routes/signup.tsx') },
      { id: 'confirmation', path: 'confirmation', lazy: () => import('./routes/confirmation.tsx') },
      { id: 'resetPassword', path: 'reset-password', lazy: () => import('./routes/resetPassword.tsx') },
      { id: 'stopReminders', path: 'stop-reminders', lazy: () => import('./routes/stopReminders.tsx') },
      { id: 'pricing', path: 'pricing', lazy: () => import('./routes/pricing.tsx') },
      { id: 'support', path: 'support', lazy: () => import('./routes/support.tsx') },
      { id: 'contact', path: 'contact', lazy: () => import('./routes/contact.tsx') },
      { id: 'faq', path: 'faq', lazy: () => import('./routes/faq.tsx') },
      { id: 'phrases', path: 'phrases', lazy: () => import('./routes/phrases.tsx') },
      { id: 'databaseTest', path: 'database-test', lazy: () => import('./routes/databaseTest.tsx') },
      { id: 'terms', path: 'terms-of-service', lazy: () => import('./routes/terms.tsx') },
      { id: 'privacy', path: 'privacy-policy', lazy: () => import('./routes/privacy.tsx') },
      { id: 'notFound', path: '404', lazy: () => import('./routes/notFound.tsx') },
      { path: 'settings', lazy: () => import('./routes/settings.tsx') },
      { path: 'achievements', lazy: () => import('./routes/achievements.tsx') },
      { path: 'learning-tips', lazy: () => import('./routes/learningTips.tsx') },
      { path: 'quizzes', lazy: () => import('./routes/quizzes.tsx') },
      { path: 'chat', lazy: () => import('./routes/chat.tsx') },
      { path: 'vocabulary', lazy: () => import('./routes/vocabulary.tsx') },
      { path: 'dev/gallery', lazy: () => import('./routes/gallery.tsx') },
      { path: 'dev/mailbox', lazy: () => import('./routes/mailbox.tsx') },
      ...courseRoutes,
      { path: '*', lazy: () => import('./routes/unknown.tsx') },
    ],
  },
];
