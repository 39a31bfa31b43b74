// Nothing is installed yet where these run, hence no library for it.

/** In the order in which mongodb-memory-server reads them. */
const PROXIES = ['https_proxy', 'http_proxy', 'HTTPS_PROXY', 'HTTP_PROXY'];
/** Variables that npm and yarn set for their scripts; that library reads them first. */
const BY_PACKAGE_MANAGERS = ['yarn_https-proxy', 'yarn_proxy', 'npm_config_https-proxy', 'npm_config_proxy'];

/**
 * Whether NO_PROXY (`*`, or names, addresses and domains between commas, each with an optional port) lists a host.
 * @param {URL} url
 * @param {NodeJS.ProcessEnv} env
 */
function isExcepted(url, env) {
  const port = url.port || (url.protocol === 'http:' ? '80' : '443');
  const entries = (env['no_proxy'] ?? env['NO_PROXY'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return entries.some((entry) => {
    if (entry === '*') return true;
    const [, name = '', only] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
    if (only && only !== port) return false;
    const domain = name.replace(/^\*?\./, '');
    return url.hostname === domain || url.hostname.endsWith(`.${domain}`);
  });
}

/**
 * The proxy that the environment names for an address, if any; throws in Spanish for one that is no http(s) address.
 * @param {URL} url
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {URL | undefined}
 */
export function proxyFor(url, env = process.env) {
  const name = [...BY_PACKAGE_MANAGERS, ...PROXIES].find((name) => env[name]);
  if (!name || isExcepted(url, env)) return undefined;
  const value = env[name] ?? '';
  const proxy = URL.canParse(value) ? new URL(value) : undefined;
  if (proxy?.protocol !== 'http:' && proxy?.protocol !== 'https:')
    throw new Error(`${name} debe ser como http://proxy.ejemplo:3128, y no se entiende.`);
  return proxy;
}

/**
 * The environment for a download by mongodb-memory-server: one proxy or none, since it knows no NO_PROXY.
 * @param {URL} url
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function downloadEnv(url, env = process.env) {
  const proxy = proxyFor(url, env);
  const rest = Object.entries(env).filter(([name]) => ![...BY_PACKAGE_MANAGERS, ...PROXIES].includes(name));
  // Without this that library accepts any certificate, for a program that is run afterwards.
  return { npm_config_strict_ssl: 'true', ...Object.fromEntries(rest), ...(proxy && { https_proxy: proxy.href }) };
}

/**
 * A proxy's address without its password.
 * @param {URL} proxy
 */
export const shown = (proxy) => `${proxy.protocol}//${proxy.host}`;
