import { useState } from 'react';

interface TypedText {
  text: string;
  setText: (text: string) => void;
  /** Calls `apply`, which makes `next` the value, unless it is that already; when it arrives, what was typed since then stays. */
  ask: (next: string, apply: () => void) => void;
  /** For the input. */
  focus: { onFocus: () => void; onBlur: () => void };
}

/**
 * Text that is typed over a value kept elsewhere (the address). It follows when something else changes that value, as 'Limpiar filtros'
 * and the back button do. What is being typed is newer: a page that takes its time to follow an earlier press must not wipe it away.
 */
export function useTypedText(value: string): TypedText {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [focused, setFocused] = useState(false);
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  if (seen !== value) {
    setSeen(value);
    const typing = focused && text.trim() !== seen.trim();
    // One that arrives answers those before it too: several changes of an address may be seen as one.
    if (awaited.includes(value)) setAwaited(awaited.slice(awaited.lastIndexOf(value) + 1));
    else if (!typing) {
      setText(value);
      setAwaited([]);
    }
  }
  return {
    text,
    setText,
    ask: (next, apply) => {
      if (next === value && awaited.length === 0) return;
      setAwaited([...awaited, next]);
      apply();
    },
    focus: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) },
  };
}
