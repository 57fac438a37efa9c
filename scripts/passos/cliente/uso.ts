import { ApiError, ContaService, CupomService, OpenAPI } from './index';

/** Only compiled: a client generated from the document can be used as the contract means it. */
export async function venderNoCaixa(email: string, senha: string, id: string) {
  const usuario = await ContaService.entrar({ requestBody: { email, senha } });
  OpenAPI.HEADERS = { api_token: usuario.api_token };
  try {
    const requestBody = { nome_funcionario: 'Caio', valor: 120.5, peso: 15 as const };
    const { valorRecebido } = await CupomService.validarCupom({ id, requestBody, idempotencyKey: crypto.randomUUID() });
    return { valorRecebido };
  } catch (erro) {
    // @ts-expect-error a sale is of one coupon: without its number it must not compile
    await CupomService.validarCupom({});
    return erro instanceof ApiError ? { recusa: erro.status } : null;
  }
}
