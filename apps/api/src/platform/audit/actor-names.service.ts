import type { Actor } from '@tuerca/contracts/platform/audit/schemas';

/** Port that names the accounts in the log; implemented by a domain above this one, to which accounts belong. */
export abstract class ActorNames {
  /** Names by id; unknown ids are absent. */
  abstract find(ids: string[]): Promise<Map<string, string>>;
  /** The administrators of now, by name. */
  abstract admins(): Promise<Actor[]>;
}
