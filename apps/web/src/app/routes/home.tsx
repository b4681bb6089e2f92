export { HomePage as Component } from '../../features/home/HomePage.tsx';

export const handle = {
  title: 'Ena: learn Georgian from the first letter',
  description:
    'Learn the Georgian alphabet, its sounds and first words: lessons that explain, practice that answers back, quizzes that show what stayed.',
};
