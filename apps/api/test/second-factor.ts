import { generateSync } from 'otplib';
import { type Actor, confirmIdentity } from './actors';
import { type Answer, call, type Harness } from './harness';

/** Secrets on the phone of a test's person. */
export interface Factor {
  secreto: string;
  codigos: string[];
}

/** The code that the app shows `steps` half minutes from now. */
export const codeOf = (secreto: string, steps = 0, now = Date.now()): string =>
  generateSync({ secret: secreto, epoch: Math.floor(now / 1000) + steps * 30 });

/** Six digits that are no code of this secret about now. */
export function wrongCode(secreto: string, salt = 0): string {
  const valid = [-2, -1, 0, 1, 2].map((steps) => codeOf(secreto, steps));
  for (let n = salt; ; n++) {
    const code = String(n % 1_000_000).padStart(6, '0');
    if (!valid.includes(code)) return code;
  }
}

/** Switches the second factor on through the real API, with the previous step's code: the present one is left for later use. */
export async function enableFactor(h: Pick<Harness, 'base'>, actor: Actor): Promise<Factor> {
  await confirmIdentity(h.base, actor);
  const prepared = await call(h.base, 'POST', '/api/auth/segundo-factor/preparar', { token: actor.token });
  const { secreto } = prepared.body.data as { secreto: string };
  const activate = async (): Promise<Answer> => {
    const code = codeOf(secreto, -1);
    const answer = await call(h.base, 'POST', '/api/auth/segundo-factor/activar', {
      token: actor.token,
      body: { codigo: code },
    });
    // A half minute that ended meanwhile made it too old.
    return answer.body.success || codeOf(secreto, -1) === code ? answer : activate();
  };
  const activated = await activate();
  if (!activated.body.success) throw new Error(`activar: ${activated.body.message}`);
  return { secreto, codigos: activated.body.data.codigos as string[] };
}
