/** 'Mariana Gutiérrez' -> 'Mariana G.': what strangers need to know of a client. */
function shortened(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = rest.at(-1)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** Under which name somebody writes in public: clients by first name and initial, businesses by their own name. */
export const publicName = (role: string, visibleName: string): string =>
  role === 'client' ? shortened(visibleName) : visibleName;
