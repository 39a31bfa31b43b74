/** Names of fields whose values never enter the log, in any spelling: passwords, keys, tokens, codes of the second factor. */
const SECRET =
  /pass(word)?|contrasena|^clave$|secret(o)?|token|hash|cookie|authorization|codigosrecuperacion|recovery/i;
/** Placeholder of a hidden value: the log still shows that it changed. */
const HIDDEN = '•••';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A state without the values of fields that are named like a secret, at every depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && inner != null && typeof inner !== 'boolean' ? HIDDEN : withoutSecrets(inner),
    ]),
  );
}
