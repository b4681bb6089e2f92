export { HomePage as Component } from '../../features/home/HomePage.tsx';

export const handle = {
  title: 'Ena: learn Georgian from the first letter',
  description:
    'Learn the Georgian alphabet, its sounds and first words: lessons that explain, practice with instant feedback, quizzes that show what you remember.',
};
