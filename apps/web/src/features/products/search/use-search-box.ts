import { type KeyboardEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MIN_SEARCH_LENGTH } from '@tuerca/contracts/products/catalogue/rules';
import { paths } from '@/lib/paths';
import { useTypedText } from '@/lib/use-typed-text';
import { keepSearch } from './recent-searches';
import type { OptionGroup, SearchSuggestion } from './search-options';
import { useIdleOptions } from './use-idle-options';
import { useSearchSuggestions } from './use-suggestions';

/** Text of the box; on the results page its initial value, and later changes, come from the address. */
function useAddressText() {
  const { pathname, search } = useLocation();
  const inAddress = pathname === paths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  return useTypedText(inAddress);
}

/** Index of the marked suggestion; -1 is the text itself, also when the suggestions have changed. */
function useMark(groups: OptionGroup[], count: number) {
  const [mark, setMark] = useState({ groups, at: -1 });
  const marked = mark.groups === groups ? mark.at : -1;
  const move = (by: number) => {
    const at = marked + by;
    setMark({ groups, at: at < -1 ? count - 1 : at >= count ? -1 : at });
  };
  return { marked, move, unmark: () => setMark({ groups, at: -1 }) };
}

type Keys = Record<string, (() => void) | undefined>;

/** Runs the combobox action of a key; false when it has none here. */
function pressed(event: KeyboardEvent, keys: Keys): boolean {
  const act = keys[event.key];
  // Enter also ends an IME composition (accents on some keyboards), which chooses nothing.
  if (event.nativeEvent.isComposing || !act) return false;
  act();
  return true;
}

/** Content below the box: suggestions for the text, or recent searches while it is empty. */
function useOffered(text: string, active: boolean) {
  const suggestions = useSearchSuggestions(text.trim(), active);
  const idle = useIdleOptions();
  if (!active || text || idle.groups.length === 0) return { ...suggestions, idle };
  const options = idle.groups.flatMap((group) => group.options);
  return { ...suggestions, groups: idle.groups, options, open: true, idle };
}

/** Opens an option or the results of a search, and saves the search; `onLeave` closes the box. */
function useWaysOn(wanted: string, onLeave: () => void) {
  const navigate = useNavigate();
  const leave = (option?: SearchSuggestion) => {
    // A successful search is worth finding again.
    if (option?.kind === 'termino') keepSearch(option.nombre);
    else if (wanted.length >= MIN_SEARCH_LENGTH) keepSearch(wanted);
    onLeave();
  };
  const go = (to: string, option?: SearchSuggestion) => {
    leave(option);
    void navigate(to);
  };
  const submit = () => {
    if (!wanted) return;
    keepSearch(wanted);
    go(paths.search(wanted));
  };
  return { leave, go, submit };
}

/** State of a search box with suggestions: text, options, the marked one, and key handlers. */
export function useSearchBox(onSearch?: () => void) {
  const { text, setText, focus } = useAddressText();
  const [active, setActive] = useState(false);

  const wanted = text.trim();
  const { idle, ...offered } = useOffered(text, active);
  const { groups, options, open } = offered;
  const { marked, move, unmark } = useMark(groups, options.length);

  const activate = () => {
    if (!active) idle.load();
    setActive(true);
  };
  const close = () => {
    setActive(false);
    unmark();
  };
  const { leave, go, submit } = useWaysOn(wanted, () => {
    close();
    onSearch?.();
  });
  const escape = () => {
    if (!active || !wanted) setText('');
    close();
  };
  const step = (by: number) => {
    activate();
    if (open && options.length > 0) move(by);
  };
  const option = open ? options[marked] : undefined;
  const keys: Keys = {
    Escape: escape,
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: option && (() => go(option.to, option)),
    Delete: option?.kind === 'reciente' ? () => idle.drop(option.nombre) : undefined,
  };
  const type = (next: string) => {
    setText(next);
    activate();
  };
  return {
    ...offered,
    text,
    type,
    active,
    activate,
    drop: idle.drop,
    close,
    leave,
    submit,
    marked,
    /** True when the key's default action must not run. */
    onKeyDown: (event: KeyboardEvent) => pressed(event, keys),
    wanted,
    focus,
  };
}
