/** The options of a select with what it holds now, which may have been switched off since. */
export const withPresent = (options: { value: string; label: string }[], present: string) =>
  !present || options.some(({ value }) => value === present)
    ? options
    : [...options, { value: present, label: present }];
