import type { pages } from '@ena/contract/pages';

/** The title of a page, and more words by which the search finds it. */
interface PageWords {
  readonly title: string;
  readonly text: string;
  /** What people also call it; found as by its title. */
  readonly names?: readonly string[];
}

/** A part of a page, such as a tab. */
interface PartWords extends PageWords {
  readonly path: string;
  readonly page: (typeof pages)[number]['path'];
}

/** Every page of the contract; null for pages that the search leaves out, such as targets of e-mail links. */
const ofPages: Readonly<Record<(typeof pages)[number]['path'], PageWords | null>> = {
  '/': { title: 'Home', text: 'start first page Ena' },
  '/login': {
    title: 'Log in',
    text: 'login sign in password forgotten',
    names: ['password', 'forgot password'],
  },
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
  '/verbs': {
    title: 'Verbs',
    text: 'verb conjugation conjugate forms tables present past future screeves tenses',
    names: ['conjugation', 'verb tables'],
  },
  '/database-test': null,
  '/terms-of-service': { title: 'Terms of Service', text: 'legal conditions contract rules' },
  '/privacy-policy': { title: 'Privacy Policy', text: 'legal data protection cookies personal' },
  '/404': null,
  '/support': { title: 'Support', text: 'help problem question assistance' },
  '/contact': { title: 'Contact', text: 'write to us message mail feedback' },
  '/read': {
    title: 'Read',
    text: 'reading texts stories dialogues graded listen known words',
    names: ['reading', 'stories', 'texts'],
  },
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
    text: 'account profile picture avatar notifications reminders time zone',
    names: ['profile'],
  },
  '/achievements': { title: 'Achievements', text: 'badges milestones earned progress' },
  '/learning-tips': { title: 'Learning Tips', text: 'advice how to learn study methods' },
  '/quizzes': { title: 'Quizzes', text: 'all tests scores' },
  '/words/packs': { title: 'Word Packs', text: 'words by theme vocabulary lists A1 A2 B1' },
  '/vocabulary': { title: 'Vocabulary', text: 'words themes Premium' },
  '/numbers': {
    title: 'Numbers, Prices and Times',
    text: 'number drill count practice digits price lari tetri time clock hour half past',
    names: ['number drill'],
  },
  '/drills': {
    title: 'Drills of Cases and Verbs',
    text: 'grammar drill conjugation tenses past future ergative dative case endings practice sentences say it',
    names: ['drills', 'grammar drills'],
  },
  '/words': {
    title: 'Your Words',
    text: 'my own words add import CSV Anki notes met learned memory strength weak forgotten review cards forecast history due',
  },
  '/dev/gallery': null,
  '/dev/mailbox': null,
};

/** Parts that people search for by their own names. */
export const partWords: readonly PartWords[] = [
  {
    page: '/settings',
    path: '/settings?tab=subscription',
    title: 'Subscription',
    text: 'Premium plan card renew end trial',
    names: [
      'billing',
      'invoice',
      'receipt',
      'cancel',
      'cancel subscription',
      'cancel premium',
      'unsubscribe',
      'payment',
      'payment method',
      'credit card',
      'manage subscription',
    ],
  },
  {
    page: '/settings',
    path: '/settings?tab=account',
    title: 'Account',
    text: 'log out sessions signed in security download',
    names: [
      'password',
      'change password',
      'two-step verification',
      'sessions',
      'devices',
      'export my data',
      'delete account',
      'delete my account',
    ],
  },
  {
    page: '/settings',
    path: '/settings?tab=tracking',
    title: 'Learning Tracking',
    text: 'minutes days figures average score',
    names: ['streak', 'study streak', 'statistics', 'study time', 'study calendar'],
  },
  {
    page: '/faq',
    path: '/faq#devices-and-offline',
    title: 'Dark and light colors',
    text: 'sun moon background contrast',
    names: ['dark mode', 'light mode', 'dark', 'light theme', 'dark theme', 'theme', 'night mode'],
  },
];

export const pageWords: Readonly<Record<string, PageWords | null>> = ofPages;
