import type { Section } from '@ena/domain/lesson/kinds';
import { createContext } from 'react';

/** The sections of the lesson around an exercise or question: they tell which texts have clips (AnswerTexts.tsx). */
export const LessonSections = createContext<readonly Section[]>([]);
