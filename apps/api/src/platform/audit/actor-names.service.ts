import type { Actor } from '@tuerca/contracts/platform/audit/schemas';

/** Who the accounts in the log are. A port: accounts are of a domain above this one, which implements it. */
export abstract class ActorNames {
  /** Names by id; unknown ids are absent. */
  abstract find(ids: string[]): Promise<Map<string, string>>;
  /** The administrators of now, by name. */
  abstract admins(): Promise<Actor[]>;
}
