/** By two names: some proxies drop the one with an underscore, and a server of the version before knows no other. */
export const cabecalhosDaSessao = (token: string) => ({ api_token: token, 'api-token': token });
