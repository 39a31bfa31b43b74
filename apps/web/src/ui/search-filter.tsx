import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useId } from 'react';
import { MIN_SEARCH_LENGTH, SEARCH_DEBOUNCE_MS } from '@tuerca/contracts/products/catalogue/rules';
import { useTypedText } from '@/lib/use-typed-text';
import { CloseRounded } from './icons/close-rounded';
import { SearchRounded } from './icons/search-rounded';
import { PlainInput } from './plain-field';

interface SearchFilterProps {
  value: string;
  label: string;
  /** Name of the searched list, for screen readers: 'En el catálogo'. */
  place: string;
  placeholder: string;
  /** Name in the query string: before hydration, the form is submitted natively. */
  name: string;
  /** Names and values of the other query parameters that are kept then. */
  keep?: readonly (readonly [string, string])[];
  maxLength?: number;
  /** `typing`: applied while typing, so without a history entry. */
  onChange: (text: string, typing: boolean) => void;
}

/** Text filter of a list: applied from 3 letters on, or with Enter. */
export function SearchFilter({
  value,
  label,
  place,
  placeholder,
  name,
  keep = [],
  maxLength = 200,
  onChange,
}: SearchFilterProps) {
  const id = useId();
  const { text, setText, ask, focus } = useTypedText(value);
  const apply = (next: string, typing: boolean) => ask(next, () => onChange(next, typing));
  const settle = useEffectEvent((next: string) => apply(next, true));
  useEffect(() => {
    const next = text.trim();
    if (next.length > 0 && next.length < MIN_SEARCH_LENGTH) return;
    const timer = setTimeout(() => settle(next), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      method="get"
      role="search"
      aria-label={place}
      onSubmit={(event) => {
        event.preventDefault();
        apply(text.trim(), false);
      }}
    >
      {keep.map(([other, kept]) => (
        <input key={other} type="hidden" name={other} value={kept} />
      ))}
      <PlainInput
        id={id}
        name={name}
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={placeholder}
        inputProps={{ maxLength, enterKeyHint: 'search', ...focus }}
        startAdornment={<SearchRounded aria-hidden fontSize="small" sx={{ mr: 1, color: 'text.secondary' }} />}
        endAdornment={
          text && (
            <IconButton
              aria-label="Borrar el texto"
              edge="end"
              onClick={() => {
                setText('');
                apply('', false);
              }}
            >
              <CloseRounded fontSize="small" />
            </IconButton>
          )
        }
      />
    </form>
  );
}
