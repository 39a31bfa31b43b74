import { useState } from 'react';

/** Text that is typed over a value kept elsewhere (the address): it follows when that value changes, by 'Limpiar filtros' or the back button. */
export function useTypedText(value: string): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  return [text, setText];
}
