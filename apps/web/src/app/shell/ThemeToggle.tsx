import { Moon, Sun } from 'lucide-react';
import { theme } from '../../platform/theme.ts';

export function ThemeToggle() {
  const current = theme.use();
  const other = current === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-full text-muted hover:bg-wine-soft hover:text-wine"
      aria-label={`Switch to ${other} theme`}
      onClick={() => theme.set(other)}
    >
      {current === 'dark' ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </button>
  );
}
