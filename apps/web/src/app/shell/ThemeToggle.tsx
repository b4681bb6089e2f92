import { Moon, Sun } from 'lucide-react';
import { setTheme, useTheme } from '../../platform/theme.ts';

export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-full text-muted hover:bg-wine-soft hover:text-wine"
      aria-label={`Switch to ${other} theme`}
      onClick={() => setTheme(other)}
    >
      {theme === 'dark' ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </button>
  );
}
