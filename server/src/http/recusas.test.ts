import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { recusasDe } from '@indica-bem/domain/contrato/recusas';
import type { CodigoDeErro } from '@indica-bem/domain/erros';
import { expect, test } from 'vitest';
import { criarApp } from '../app';
import { abrirAvisos } from '../nucleo/avisos';
import { Recusa } from '../nucleo/recusa';
import { comPalco } from '../test/palco';

const palco = comPalco();

/** A server with one call more, whose act refuses with this code. */
async function recusarCom(codigo: CodigoDeErro) {
  const linhas: string[] = [];
  const avisos = abrirAvisos();
  const config = { ...palco().config, nivelDeLog: 'error' as const };
  const app = await criarApp(
    { ...palco(), config, avisos },
    {
      pastaDasMigracoes: '',
      saidaDoLog: { write: (linha) => void linhas.push(linha) },
      aoRegistrar: (api) => {
        const recusar = async () => {
          throw new Recusa(codigo);
        };
        api.put('/recusa/:id', { config: { chamada: CHAMADAS.validarCupom } }, recusar);
      },
    },
  );
  const resposta = await app.inject({ method: 'PUT', url: '/api/recusa/1' });
  await app.close();
  return { resposta, linhas: linhas.map((linha) => JSON.parse(linha)), avisos: avisos.contagem() };
}

test('uma recusa que o contrato não declara chega a quem chamou, e é anotada como falha nossa', async () => {
  const { resposta, linhas, avisos } = await recusarCom('LIMITE_DE_TROCAS');
  expect([resposta.statusCode, resposta.json().type]).toEqual([409, 'limite-de-trocas']);
  const [linha] = linhas;
  expect(linha).toMatchObject({
    level: 50,
    msg: 'recusa não declarada',
    recusa: 'LIMITE_DE_TROCAS',
    rota: 'PUT /coupon/:id',
  });
  expect(avisos.get('recusa-nao-declarada')).toBe(1);
});

test.each(['CUPOM_JA_UTILIZADO', 'MUITAS_TENTATIVAS', 'CHAVE_REUTILIZADA', 'SESSAO_INVALIDA'] as const)(
  '%s, que a validação declara ou é comum, não é falha',
  async (codigo) => {
    const { linhas, avisos } = await recusarCom(codigo);
    expect([linhas, avisos.size]).toEqual([[], 0]);
  },
);

const pasta = path.resolve(import.meta.dirname, '..');
const fontes = readdirSync(pasta, { recursive: true, encoding: 'utf8' }).filter((nome) =>
  /^(areas|nucleo|mail)\/.*(?<!\.test)\.ts$/.test(nome),
);

test('todo código que um ato lança é declarado por alguma chamada', () => {
  const declarados = new Set(Object.values<Chamada>(CHAMADAS).flatMap(recusasDe));
  const soltos = fontes.flatMap((nome) =>
    [...readFileSync(path.join(pasta, nome), 'utf8').matchAll(/new Recusa\('(\w+)'/g)]
      .map(([, codigo]) => codigo as CodigoDeErro)
      .filter((codigo) => !declarados.has(codigo))
      .map((codigo) => `${nome}: ${codigo}`),
  );
  expect(fontes.length).toBeGreaterThan(100);
  expect(soltos).toEqual([]);
});
