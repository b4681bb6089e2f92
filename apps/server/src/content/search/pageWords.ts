import type { pages } from '@ena/contract/pages';

/** The title of a page, and more words by which the search finds it. */
interface PageWords {
  readonly title: string;
  readonly text: string;
}

/** Every page of the contract; null for pages that the search leaves out, such as targets of e-mail links. */
const ofPages: Readonly<Record<(typeof pages)[number]['path'], PageWords | null>> = {
  '/': { title: 'Home', text: 'start first page Ena' },
  '/login': { title: 'Log in', text: 'login sign in password forgotten' },
  '/signup': { title: 'Sign Up', text: 'signup register create account free' },
  '/confirmation': null,
  '/offline': {
    title: 'Offline',
    text: 'keep download lessons without internet connection airplane plane storage saved device',
  },
  '/reset-password': null,
  '/unsubscribe': null,
  '/stop-reminders': null,
  '/pricing': {
    title: 'Pricing',
    text: 'Premium subscription plans price cost free trial pay cancel upgrade',
  },
  '/faq': {
    title: 'FAQ',
    text: 'questions answers help frequently asked how long alphabet cancel travel culture',
  },
  '/phrases': {
    title: 'Phrasebook',
    text: 'phrases travel everyday sentences say greet order directions emergency pattern',
  },
  '/database-test': null,
  '/terms-of-service': { title: 'Terms of Service', text: 'legal conditions contract rules' },
  '/privacy-policy': { title: 'Privacy Policy', text: 'legal data protection cookies personal' },
  '/404': null,
  '/support': { title: 'Support', text: 'help problem question assistance' },
  '/contact': { title: 'Contact', text: 'write to us message mail feedback' },
  '/chat': {
    title: 'AI Chat Assistant',
    text: 'chat ask question assistant how do I say translate conjugate explain',
  },
  '/today': {
    title: 'Today',
    text: 'daily session review repeat spaced repetition flashcards words due practice',
  },
  '/settings': {
    title: 'Settings',
    text: 'account profile picture avatar change password notifications time zone subscription delete statistics tracking',
  },
  '/achievements': { title: 'Achievements', text: 'badges milestones earned progress' },
  '/learning-tips': { title: 'Learning Tips', text: 'advice how to learn study methods' },
  '/quizzes': { title: 'Quizzes', text: 'all tests scores' },
  '/vocabulary': { title: 'Vocabulary', text: 'words themes Premium' },
  '/words': {
    title: 'Your Words',
    text: 'my own words add import CSV Anki notes met learned memory strength weak forgotten review cards forecast history due',
  },
  '/dev/gallery': null,
  '/dev/mailbox': null,
};

export const pageWords: Readonly<Record<string, PageWords | null>> = ofPages;
