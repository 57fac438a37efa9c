import { describe, expect, test } from 'vitest';
import { BancoMudo } from '../../db/vigiar';
import { chamar } from '../../test/chamar';
import { cpfDe } from '../../test/documentos';
import { criarTutor } from '../../test/elenco';
import { CABECALHO, csvDeTutores, linhaDeTutor, mesaDeLotes } from '../../test/lote';
import { comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco();
const { enviar, ver, erros, contar } = mesaDeLotes(palco);

let serie = 70_000;

describe('um arquivo', () => {
  test('cada pessoa aceita recebe o convite, cria a senha e entra', async () => {
    const email = 'convidada-do-lote@example.com';
    const { body } = await enviar(csvDeTutores(linhaDeTutor({ email, nome: 'Lúcia Prado' })));
    await palco().trabalhar();
    expect(await ver(body.id_importacao)).toMatchObject({ aceitas: 1, estado: 'concluida' });
    const convite = palco().emails.filter(({ para }) => para === email);
    expect(convite).toHaveLength(1);
    const hash = /recuperar\/([\w-]+)/.exec(convite[0]?.texto ?? '')?.[1] ?? '';
    await chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha: 'primeira senha' } });
    const login = { body: { email, senha: 'primeira senha' } };
    expect((await chamar(palco(), null, 'POST /login', login)).body).toMatchObject({
      usuario: { nome: 'Lúcia Prado' },
    });
  });

  test('os erros corrigidos e enviados de novo entram', async () => {
    const [boa, ruim] = [linhaDeTutor(), linhaDeTutor({ cpf: '1', nome: '=1+1' })];
    const { body } = await enviar(csvDeTutores(boa, ruim));
    await palco().trabalhar();
    const corrigido = (await erros(body.id_importacao)).replace(';1;', `;${cpfDe(++serie)};`);
    expect(corrigido).toContain("'=1+1");
    const { body: segunda } = await enviar(Buffer.from(corrigido));
    await palco().trabalhar();
    expect(await ver(segunda.id_importacao)).toMatchObject({ total: 1, aceitas: 1, recusadas: 0 });
    const nome = await palco().db.selectFrom('tutor').select('nome').where('nome', '=', '=1+1').execute();
    expect(nome).toHaveLength(1);
    expect((await erros(segunda.id_importacao)).split('\r\n')).toEqual([`\ufeff${CABECALHO};linha;motivo`, '']);
  });

  test('repetições no mesmo arquivo e com quem já existe: iguais são repetidas, diferentes são recusadas', async () => {
    const existe = await criarTutor(palco());
    const [cpf, email] = [cpfDe(++serie), `repete${serie}@example.com`];
    const arquivo = csvDeTutores(
      linhaDeTutor({ cpf, email }),
      linhaDeTutor({ cpf, email }),
      linhaDeTutor({ email }),
      linhaDeTutor({ cpf }),
      linhaDeTutor({ email: existe.email.toUpperCase() }),
    );
    const esperado = { aceitas: 1, repetidas: 1, recusadas: 3 };
    const previa = (await enviar(arquivo, { previa: true })).body;
    expect(previa).toMatchObject(esperado);
    const { body } = await enviar(arquivo);
    await palco().trabalhar();
    const fim = await ver(body.id_importacao);
    expect(fim).toMatchObject(esperado);
    expect(fim.problemas).toEqual(previa.problemas);
    expect(fim.problemas.map(({ motivo }) => motivo)).toEqual([
      'E-mail já cadastrado',
      'CPF já cadastrado',
      'E-mail já cadastrado',
    ]);
  });

  test('dados mudados de quem já existe não contam como existentes: o que difere é dito, e nada muda', async () => {
    const igual = { cpf: cpfDe(++serie), email: `conhecida${serie}@example.com`, nome: 'Ana Conhecida' };
    await enviar(csvDeTutores(linhaDeTutor(igual)));
    await palco().trabalhar();
    const mudada = linhaDeTutor({ ...igual, nome: 'Ana Mudada', telefone: '(15) 99111-2233' });
    const { body } = await enviar(csvDeTutores(mudada, linhaDeTutor(igual)), { previa: true });
    expect(body).toMatchObject({ aceitas: 0, repetidas: 1, recusadas: 1 });
    expect(body.problemas).toEqual([
      { linha: 2, motivo: 'Difere do cadastro: Nome, Telefone. Altere no cadastro da pessoa, se for o caso' },
    ]);
    const tutor = await palco().db.selectFrom('tutor').select('nome').where('cpf', '=', igual.cpf).execute();
    expect(tutor).toEqual([{ nome: 'Ana Conhecida' }]);
  });

  test('das linhas aceitas nada pessoal fica na importação; das recusadas, só por 30 dias', async () => {
    const { body } = await enviar(
      csvDeTutores(linhaDeTutor({ nome: 'Some Daqui' }), linhaDeTutor({ nome: 'Fica Um Mês', cpf: '1' })),
    );
    await palco().trabalhar();
    const guardado = async () => {
      const linhas = await palco()
        .db.selectFrom('importacao_linha')
        .select('conteudo')
        .where('importacao_id', '=', body.id_importacao)
        .execute();
      return JSON.stringify(linhas);
    };
    expect(await guardado()).not.toContain('Some Daqui');
    expect(await guardado()).toContain('Fica Um Mês');
    const agora = palco().relogio();
    const { limpeza } = trabalhadores(
      { ...palco(), relogio: () => new Date(agora.getTime() + 31 * 86_400_000) },
      {
        enviar: async () => undefined,
      },
    );
    await limpeza({});
    expect(await guardado()).not.toContain('Fica Um Mês');
  });

  test('interrompido no meio de um lote, continua de onde parou: cada linha uma vez', async () => {
    const linhas = Array.from({ length: 250 }, () => linhaDeTutor());
    const { body } = await enviar(csvDeTutores(...linhas));
    const id: number = body.id_importacao;
    const antes = await contar();
    let remessas = 0;
    const { importacao } = trabalhadores(
      {
        ...palco(),
        fila: {
          ...palco().fila,
          enfileirarTodas: async (...args) => {
            if (++remessas === 2) throw new BancoMudo(10_000);
            return palco().fila.enfileirarTodas(...args);
          },
        },
      },
      { enviar: async () => undefined },
    );
    await expect(importacao({ importacaoId: id })).rejects.toThrow(BancoMudo);
    expect(await ver(id)).toMatchObject({ feitas: 100, aceitas: 100, estado: 'processando' });
    expect(await contar()).toBe(antes + 100);
    await palco().trabalhar();
    expect(await ver(id)).toMatchObject({ feitas: 250, aceitas: 250, estado: 'concluida' });
    expect(await contar()).toBe(antes + 250);
    const convites = palco().emails.filter(({ para }) => linhas.some((linha) => linha.includes(`;${para};`)));
    expect(convites).toHaveLength(250);
  });

  test('dois trabalhadores ao mesmo tempo não fazem uma linha duas vezes', async () => {
    const { body } = await enviar(csvDeTutores(...Array.from({ length: 150 }, () => linhaDeTutor())));
    const antes = await contar();
    const { importacao } = trabalhadores(palco(), { enviar: async () => undefined });
    await Promise.all([1, 2, 3].map(() => importacao({ importacaoId: body.id_importacao })));
    expect(await contar()).toBe(antes + 150);
    expect(await ver(body.id_importacao)).toMatchObject({ feitas: 150, aceitas: 150 });
    await palco().trabalhar();
  });

  test('enviado duas vezes ao mesmo tempo é uma importação só', async () => {
    const arquivo = csvDeTutores(linhaDeTutor(), linhaDeTutor());
    const envios = await Promise.all([enviar(arquivo), enviar(arquivo), enviar(arquivo)]);
    expect(new Set(envios.map(({ body }) => body.id_importacao)).size).toBe(1);
    expect(envios.map(({ body }) => body.ja_enviado).sort()).toEqual([false, true, true]);
    await palco().trabalhar();
  });
});
