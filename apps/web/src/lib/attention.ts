const TYPED_IN = '[role="dialog"] :is(input, textarea, [contenteditable="true"])';

/** Whether somebody looks at this tab. */
export const isWatched = (): boolean => document.visibilityState === 'visible';
/** Whether somebody is writing in a dialog. */
export const isWritingInDialog = (): boolean => document.activeElement?.matches(TYPED_IN) === true;
