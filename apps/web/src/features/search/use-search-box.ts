import { useQuery } from '@tanstack/react-query';
import { SEARCH_DEBOUNCE_MS, MIN_SEARCH_LENGTH } from '@tuerca/contracts/catalogue/search';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useDebounce } from '../../lib/use-debounce';
import { useVehicle } from '../../entities/garaje/garage-store';
import { searchOptions, type OptionGroup } from './search-options';
import { searchQuery } from './search.queries';

/** The state of a search box with suggestions: text, what is offered, which one is marked, and what keys do. */
export function useSearchBox(onSearch?: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const inAddress = pathname === paths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [active, setActive] = useState(false);
  const [mark, setMark] = useState<{ groups: OptionGroup[]; at: number }>({ groups: [], at: -1 });
  if (seen !== inAddress) {
    setSeen(inAddress);
    setText(inAddress);
  }

  const wanted = text.trim();
  const settled = useDebounce(wanted, SEARCH_DEBOUNCE_MS);
  const long = wanted.length >= MIN_SEARCH_LENGTH;
  const vehicle = useVehicle();
  const query = useQuery({ ...searchQuery(settled, vehicle), enabled: active && settled.length >= MIN_SEARCH_LENGTH });
  // What was found for an older text is no answer to this one.
  const data = long && settled === wanted ? query.data : undefined;
  const groups = useMemo(() => (data ? searchOptions(data, wanted) : []), [data, wanted]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const loading = long && (settled !== wanted || query.isFetching) && !data;
  const open = active && long && (loading || !!data);

  // Other suggestions: the mark was on one that is gone.
  const marked = mark.groups === groups ? mark.at : -1;

  const close = () => {
    setActive(false);
    setMark({ groups, at: -1 });
  };
  const leave = () => {
    close();
    onSearch?.();
  };
  const go = (to: string) => {
    leave();
    void navigate(to);
  };
  const submit = () => {
    if (wanted) go(paths.search(wanted));
  };
  const move = (by: number) => {
    const at = marked + by;
    setMark({ groups, at: at < -1 ? options.length - 1 : at >= options.length ? -1 : at });
  };
  /** Handles the keys of a combobox; true when the key should do nothing else. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    // Enter also ends a composition (accents on some keyboards): that one chooses nothing.
    if (event.nativeEvent.isComposing) return false;
    if (event.key === 'Escape') {
      if (active && wanted) close();
      else setText('');
      if (!wanted) close();
      return true;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setActive(true);
      if (open && options.length > 0) move(event.key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    const option = open ? options[marked] : undefined;
    if (event.key === 'Enter' && option) {
      go(option.to);
      return true;
    }
    return false;
  };
  const type = (next: string) => {
    setText(next);
    setActive(true);
  };
  return {
    text,
    type,
    active,
    activate: () => setActive(true),
    close,
    leave,
    submit,
    open,
    loading,
    groups,
    options,
    marked,
    onKeyDown,
    empty: !!data && options.length === 0,
    wanted,
  };
}
