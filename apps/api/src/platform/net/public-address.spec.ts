import { isPublicAddress, isPublicUrl, lookupPublic, NOT_PUBLIC } from './public-address';

describe('where a production server may call', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com:443/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://142.250.0.1/x',
    'https://[2a00:1450:4001::1]/x',
  ])('is %s', (url) => {
    expect(isPublicUrl(url)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://localhost/x',
    'https://redis/x',
    'https://mongo.internal/x',
    'https://printer.local/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://172.31.255.1/x',
    'https://192.168.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://0.0.0.0/x',
    'https://224.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://[2002:7f00:1::]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'nonsense',
  ])('is not %s', (url) => {
    expect(isPublicUrl(url)).toBe(false);
  });

  it('is not what a name leads to inside', async () => {
    expect([isPublicAddress('8.8.8.8'), isPublicAddress('127.0.0.1'), isPublicAddress('x')]).toEqual([
      true,
      false,
      false,
    ]);
    const code = await new Promise((resolve) =>
      lookupPublic('localhost', {}, (error) => resolve((error as NodeJS.ErrnoException | null)?.code)),
    );
    expect(code).toBe(NOT_PUBLIC);
  });
});
