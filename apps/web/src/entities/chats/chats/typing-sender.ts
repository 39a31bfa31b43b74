import { TYPING_TIMEOUT } from '@tuerca/contracts/chats/chats/rules';

/** Interval at which 'still typing' is repeated, in milliseconds. */
export const TYPING_REPEAT = 1_500;

/** Tells the others that somebody types: on the first keystroke and at most every TYPING_REPEAT, and that she stopped TYPING_TIMEOUT after the last. */
export class TypingSender {
  private told = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: (isTyping: boolean) => void) {}

  keystroke(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stop(), TYPING_TIMEOUT);
    if (Date.now() - this.told < TYPING_REPEAT) return;
    this.told = Date.now();
    this.tell(true);
  }

  /** Ends typing: the message was sent, or the conversation left. */
  stop(): void {
    clearTimeout(this.timer);
    if (this.told === 0) return;
    this.told = 0;
    this.tell(false);
  }
}
