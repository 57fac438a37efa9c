import { once } from 'node:events';
import { connect } from 'node:http2';
import type { Cliente } from '../faults/comum/cliente';
import { ate } from './servicos';

/** Over HTTP/2, and with the session in either header: what the shipped configuration is to let through. */
export async function conferirEntrada(nome: string, url: string, { id, token }: Cliente): Promise<void> {
  const sessao = connect(url);
  await once(sessao, 'connect');
  try {
    if (sessao.alpnProtocol !== 'h2') throw new Error(`${nome} não fala HTTP/2`);
    for (const cabecalho of [{ api_token: token }, { authorization: `Bearer ${token}` }])
      await ate(`${nome}: 200 com ${Object.keys(cabecalho)[0]}`, async () => {
        const pedido = sessao.request({ ':path': `/api/tutor/${id}/pets`, ...cabecalho });
        const [resposta] = (await once(pedido, 'response')) as [{ ':status': number }];
        pedido.close();
        return resposta[':status'] === 200;
      });
  } finally {
    sessao.close();
  }
}
