import { CHAMADAS, type NomeDeChamada } from '@indica-bem/domain/contrato/chamadas';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { compartilhar } from '../nucleo/compartilhar';
import { chamar } from '../test/chamar';
import { criarAdmin } from '../test/elenco';
import { comPalco } from '../test/palco';

const palco = comPalco();
afterEach(() => vi.restoreAllMocks());

/** What keeps each call that nobody needs a session for from costing more than a cached read. */
const O_QUE_A_CONTEM: Record<string, 'compartilhada' | 'fixa' | 'limitada por endereço' | 'uma chave' | 'memória'> = {
  'GET /formula-do-bem': 'compartilhada',
  'GET /formula-do-bem/meses': 'compartilhada',
  // The first page is; the others count by address.
  'GET /transparencia/entregas': 'compartilhada',
  'GET /transparencia/entregas/:id/documento': 'limitada por endereço',
  'GET /images-admin': 'compartilhada',
  'GET /transparencia': 'compartilhada',
  'GET /transparencia/imagem.png': 'compartilhada',
  'GET /registro/chaves': 'compartilhada',
  'GET /registro/marcos': 'limitada por endereço',
  'GET /registro/folhas/:pagina': 'limitada por endereço',
  'GET /registro/inclusao': 'limitada por endereço',
  'GET /registro/consistencia': 'limitada por endereço',
  'GET /imagem/:hash': 'memória',
  'GET /imagem/:hash/carta': 'memória',
  'GET /configuracao-publica': 'fixa',
  'GET /social': 'fixa',
  'GET /social/:provedor': 'fixa',
  'GET /social/:provedor/retorno': 'limitada por endereço',
  'GET /tutor/token': 'uma chave',
  'GET /reports/bilhete/:bilhete': 'uma chave',
  'GET /forgot-password': 'limitada por endereço',
  'POST /login': 'limitada por endereço',
  'POST /login/segundo-fator': 'limitada por endereço',
  'POST /login/chave/desafio': 'limitada por endereço',
  'POST /login/chave': 'limitada por endereço',
  'POST /confirmar-email': 'limitada por endereço',
  'GET /lembretes/:passe': 'fixa',
  // Mail readers post from few addresses, for many people.
  'POST /lembretes/:passe': 'uma chave',
  'POST /redefinir-senha': 'limitada por endereço',
  'POST /register': 'limitada por endereço',
  'GET /register/:passe': 'uma chave',
  'PUT /register/:passe': 'limitada por endereço',
  'POST /verificando_tutor': 'limitada por endereço',
  'GET /prescrition/previa/:hash': 'limitada por endereço',
  // And by a day of everybody's.
  'POST /interesse': 'limitada por endereço',
};

test('toda chamada anônima diz o que a contém', () => {
  const anonimas = Object.values(CHAMADAS)
    .filter(({ acesso }) => 'anonimo' in acesso)
    .map(({ method, path }) => `${method} ${path}`);
  expect(anonimas.toSorted()).toEqual(Object.keys(O_QUE_A_CONTEM).toSorted());
});

/**
 * What was asked of the database meanwhile, but for what looks around by itself (the queue, the readiness), and a new
 * connection's first words.
 */
async function comandosDurante(acao: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await acao();
  const textos = query.mock.calls.map(([comando]: unknown[]) => JSON.stringify(comando));
  query.mockRestore();
  return textos.filter((texto) => !/pgboss|transaction_read_only|pg_backend_pid/.test(texto));
}

test.each<NomeDeChamada>([
  'GET /formula-do-bem',
  'GET /formula-do-bem/meses',
  'GET /images-admin',
  'GET /transparencia/entregas',
])('%s: cem ao mesmo tempo são uma leitura; nos segundos seguintes, nenhuma', async (rota) => {
  palco().irPara(new Date(palco().relogio().getTime() + 10_000));
  const pedir = () => chamar(palco(), null, rota as 'GET /formula-do-bem', {});
  const cem = () => Promise.all(Array.from({ length: 100 }, pedir));
  expect(await comandosDurante(cem)).toHaveLength(1);
  expect(await comandosDurante(cem)).toEqual([]);
  palco().irPara(new Date(palco().relogio().getTime() + 10_000));
  expect(await comandosDurante(cem)).toHaveLength(1);
});

test.each<NomeDeChamada>(['GET /transparencia', 'GET /registro/chaves'])(
  '%s: cem ao mesmo tempo perguntam o que uma pergunta; no minuto seguinte, nada',
  async (rota) => {
    const pedir = () => chamar(palco(), null, rota as 'GET /transparencia', {});
    const passarUmMinuto = () => palco().irPara(new Date(palco().relogio().getTime() + 61_000));
    await pedir();
    passarUmMinuto();
    const deUma = await comandosDurante(pedir);
    passarUmMinuto();
    const cem = () => Promise.all(Array.from({ length: 100 }, pedir));
    expect(await comandosDurante(cem)).toHaveLength(deUma.length);
    expect(await comandosDurante(cem)).toEqual([]);
  },
);

test('uma imagem é lida do banco uma vez; uma que não existe não fica na memória', async () => {
  const [capa] = (await chamar(palco(), null, 'GET /images-admin', {})).body;
  const ver = (url: string) => palco().app.inject({ method: 'GET', url });
  const cem = () => Promise.all(Array.from({ length: 100 }, () => ver(capa?.imagem_desktop ?? '')));
  expect(await comandosDurante(cem)).toHaveLength(1);
  expect(await comandosDurante(cem)).toEqual([]);
  expect((await ver(`/api/imagem/${'0'.repeat(64)}`)).statusCode).toBe(404);
});

test('quem troca um banner vê a troca na hora', async () => {
  const admin = await criarAdmin(palco());
  const [capa] = (await chamar(palco(), null, 'GET /images-admin', {})).body;
  const id = capa?.id_imagem_capa ?? 0;
  await palco().db.updateTable('capa').set({ personalizada: true }).where('id', '=', id).execute();
  await chamar(palco(), admin, 'DELETE /image-admin/:id', { params: { id } });
  const depois = (await chamar(palco(), null, 'GET /images-admin', {})).body;
  expect(depois.find((c) => c.id_imagem_capa === id)?.personalizada).toBe('N');
});

test('uma leitura que falha não é guardada, e uma esquecida no meio não volta', async () => {
  const relogio = () => new Date(0);
  const soltar: ((valor: number) => void)[] = [];
  let vez = 0;
  const pedir = compartilhar(() => {
    if (++vez === 1) return Promise.reject(new Error('caiu'));
    return new Promise<number>((pronto) => soltar.push(pronto));
  }, relogio);
  await expect(pedir()).rejects.toThrow('caiu');
  const antiga = pedir();
  pedir.esquecer();
  const nova = pedir();
  soltar[0]?.(1);
  soltar[1]?.(2);
  expect([await antiga, await nova, await pedir()]).toEqual([1, 2, 2]);
  expect(vez).toBe(3);
});
