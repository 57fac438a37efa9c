import type { ProvedorSocial } from '@indica-bem/domain/conta/contrato-social';

/** A provider as the environment configures it; tests put their own addresses here. */
export type Provedor = {
  cliente: string;
  segredo: string;
  autorizacao: string;
  token: string;
  /** Where the profile is read, for a provider whose token does not carry it. */
  perfil: string;
  emissor: string;
};
export type Provedores = Partial<Record<ProvedorSocial, Provedor>>;

type Enderecos = Omit<Provedor, 'cliente' | 'segredo'>;

export const ENDERECOS: Record<ProvedorSocial, Enderecos> = {
  google: {
    autorizacao: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    perfil: 'https://openidconnect.googleapis.com/v1/userinfo',
    emissor: 'https://accounts.google.com',
  },
  facebook: {
    autorizacao: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: 'https://graph.facebook.com/v23.0/oauth/access_token',
    perfil: 'https://graph.facebook.com/v23.0/me',
    emissor: 'https://www.facebook.com',
  },
};

/** A stand-in provider at one address, for trying the whole way without the real one. */
export const enderecosEm = (base: string): Enderecos => ({
  autorizacao: `${base}/authorize`,
  token: `${base}/token`,
  perfil: `${base}/me`,
  emissor: base,
});
