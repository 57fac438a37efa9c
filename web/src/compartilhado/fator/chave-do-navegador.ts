import type { ChaveApresentada, ChaveNova } from '@indica-bem/domain/fator/contrato-da-chave';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { mensagemDe } from '../../lib/erros-da-api';

type Opcoes = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type OpcoesDaNova = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** As the server asks for it, without what it does not want to know. */
export async function apresentarChave(opcoes: unknown): Promise<ChaveApresentada> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: opcoes as Opcoes });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, rawId, type },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    clientExtensionResults: {},
  };
}

export async function criarChave(opcoes: unknown): Promise<ChaveNova> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: opcoes as OpcoesDaNova });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    ...{ id, rawId, type },
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    clientExtensionResults: {},
  };
}

/** What browsers call their refusals, in words. */
const DO_NAVEGADOR: Record<string, string> = {
  NotAllowedError: 'A chave de acesso não foi usada. Tente de novo ou escolha outra forma.',
  AbortError: 'A chave de acesso não foi usada. Tente de novo ou escolha outra forma.',
  InvalidStateError: 'Este aparelho já guarda uma chave de acesso desta conta.',
  SecurityError: 'Chaves de acesso só funcionam no endereço oficial do Indica Bem.',
  NotSupportedError: 'Este navegador não tem como guardar chaves de acesso.',
};

export const mensagemDaChave = (erro: Error): string => DO_NAVEGADOR[erro.name] ?? mensagemDe(erro);
