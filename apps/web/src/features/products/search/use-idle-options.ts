import { useMemo, useState } from 'react';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { dropSearch, recentSearches } from './recent-searches';
import type { OptionGroup } from './search-options';

type Build = typeof import('./idle-options').idleOptions;
const NOTHING: OptionGroup[] = [];

/** Options before any input; their code is loaded on the first focus. */
export function useIdleOptions() {
  const vehicle = useVehicle();
  const [build, setBuild] = useState<{ idleOptions: Build }>();
  const [recent, setRecent] = useState<string[]>([]);
  const groups = useMemo(() => build?.idleOptions(recent, vehicle) ?? NOTHING, [build, recent, vehicle]);
  return {
    groups,
    load: () => {
      setRecent(recentSearches());
      // The box can search without it.
      if (!build) import('./idle-options').then(setBuild, () => undefined);
    },
    drop: (text: string) => {
      dropSearch(text);
      setRecent(recentSearches());
    },
  };
}
