/** As libpq means them; `no-verify` is what `pg` calls `require`. */
export const MODOS_DE_TLS = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;
