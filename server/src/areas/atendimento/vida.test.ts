import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { NaoEntregue } from '../../mail/correio';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, desfazer, type Elenco, escolher, lerNoCaixa, validar } from '../../test/jornada';
import { AGORA, comPalco, exigirInvariantes } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';
import { gravarRecusas } from '../cupom/anotar-recusas';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;
let id: number;
let cupom: number;

beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
  const feito = await ateOCupom(palco(), elenco);
  [id, cupom] = [feito.indicacao.id_prescricao, feito.idCupom];
  passar();
});

const passar = (minutos = 1) => palco().irPara(new Date(palco().relogio().getTime() + minutos * 60_000));
const ver = async () => (await chamar(palco(), admin, 'GET /atendimento/indicacao/:id', { params: { id } })).body;
const tipos = async () => (await ver()).vida.map(({ tipo }) => tipo);
const PORQUE = { motivo: 'pedido_do_tutor', texto: 'Ligou agora' } as const;
const comChave = (chave: string) => ({ 'idempotency-key': chave });
const cancelar = (qual = cupom, chave = randomUUID()) =>
  chamar(palco(), admin, 'POST /atendimento/cupom/:id/cancelamento', {
    params: { id: qual },
    headers: comChave(chave),
    body: PORQUE,
  });
const liberar = (qual = cupom, chave = randomUUID()) =>
  chamar(palco(), admin, 'POST /atendimento/cupom/:id/liberacao', {
    params: { id: qual },
    headers: comChave(chave),
    body: PORQUE,
  });
const devolver = (vinculos: number, chave = randomUUID()) =>
  chamar(palco(), admin, 'POST /atendimento/indicacao/:id/troca', {
    params: { id },
    headers: comChave(chave),
    body: { ...PORQUE, vinculos },
  });

describe('a vida da indicação', () => {
  test('conta do começo ao estorno, do mais novo ao mais antigo, e quem fez', async () => {
    await palco().trabalhar();
    const outra = await criarLojista(palco(), { nome_fantasia: 'Loja Segunda' });
    passar();
    await lerNoCaixa(palco(), outra, cupom);
    await lerNoCaixa(palco(), outra, cupom);
    passar();
    const { body } = await escolher(palco(), elenco.tutor, id, outra);
    passar();
    await validar(palco(), outra, body.id_coupon);
    passar();
    await desfazer(palco(), admin, body.id_coupon);
    await gravarRecusas(palco().db);
    const { vida } = await ver();
    expect(vida.filter(({ tipo }) => !tipo.startsWith('email')).map(({ tipo }) => tipo)).toEqual([
      'estornada',
      'validada',
      'loja_trocada',
      'recusada_no_caixa',
      'loja_escolhida',
      'resgatada',
      'emitida',
    ]);
    const de = (tipo: string) => vida.find((um) => um.tipo === tipo);
    expect(de('emitida')?.quem).toMatchObject({ papel: 'prescritor' });
    expect(de('resgatada')).toMatchObject({ quem: { papel: 'tutor' }, so_dia: false });
    expect(de('recusada_no_caixa')).toMatchObject({
      quem: { papel: 'lojista', nome: 'Loja Segunda' },
      vezes: 2,
      recusa: 'Tutor selecionou outra loja parceira. Solicite ao tutor a troca',
    });
    expect(de('loja_trocada')).toMatchObject({ loja: 'Loja Segunda' });
    expect(de('validada')).toMatchObject({ valor: 289.9, funcionario: 'Caio' });
    expect(de('estornada')).toMatchObject({
      quem: { papel: 'indicabem', nome: 'Admin Teste' },
      motivo: 'valor_errado',
    });
    expect(de('email_enviado')).toMatchObject({ email: 'indicacao' });
  });

  test.each(['07:30', '12:20'])(
    'de um resgate de que só se guardou o dia, feito às %s, a ordem é a de sempre',
    async (hora) => {
      palco().irPara(`${AGORA.toISOString().slice(0, 10)}T${hora}:00-03:00`);
      const feito = await ateOCupom(palco(), elenco);
      id = feito.indicacao.id_prescricao;
      await palco().db.deleteFrom('acontecimento').where('prescricao_id', '=', id).execute();
      const { vida } = await ver();
      expect(vida.find(({ tipo }) => tipo === 'resgatada')).toMatchObject({ so_dia: true });
      expect(vida.map(({ tipo }) => tipo).filter((tipo) => !tipo.startsWith('email'))).toEqual([
        'loja_escolhida',
        'resgatada',
        'emitida',
      ]);
    },
  );

  test('o e-mail recusado está nela, com a razão', async () => {
    const erro = new NaoEntregue({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 x' });
    await palco().fila.esvaziar(trabalhadores(palco(), { enviar: () => Promise.reject(erro) }));
    const { vida, pode } = await ver();
    expect(vida.find(({ tipo }) => tipo === 'email_recusado')).toMatchObject({
      falha: 'caixa-inexistente',
      resposta: '550 5.1.1',
    });
    expect(pode).toMatchObject({
      reenviar: true,
      corrigir: true,
      tirar_cupom: true,
      devolver_troca: false,
      estornar: false,
    });
  });

  test('muitas recusas de um caixa numa hora são uma linha, e a venda não espera por elas', async () => {
    const outra = await criarLojista(palco());
    await Promise.all(Array.from({ length: 20 }, () => lerNoCaixa(palco(), outra, cupom)));
    await gravarRecusas(palco().db);
    await lerNoCaixa(palco(), outra, cupom);
    await gravarRecusas(palco().db);
    const { rows } = await palco().pool.query('select recusa, vezes from recusa_no_caixa where cupom_id = $1', [cupom]);
    expect(rows).toEqual([{ recusa: 'CUPOM_DE_OUTRA_LOJA', vezes: 21 }]);
  });

  test('a quem não libera, liberar não é oferecido', async () => {
    admin = await criarAdmin(palco(), undefined, 'Da Operação', 'operacao');
    expect((await ver()).pode).toMatchObject({ corrigir: true, reenviar: true, tirar_cupom: false });
    expect((await liberar()).status).toBe(403);
  });

  test('a conta do tutor acabou: corrigir não é oferecido, e quem tentar ouve que não', async () => {
    await palco().db.updateTable('conta').set({ excluida_em: AGORA }).where('id', '=', elenco.tutor.id).execute();
    expect((await ver()).pode).toMatchObject({ corrigir: false });
    const { status, body } = await chamar(palco(), admin, 'PUT /atendimento/indicacao/:id/contato', {
      params: { id },
      headers: comChave(randomUUID()),
      body: { ...PORQUE, email: 'outro@example.com', telefone: '15988887777' },
    });
    expect([status, body.type]).toEqual([409, 'tutor-excluido']);
  });

  test('de uma indicação que não há, nada', async () => {
    const { status } = await chamar(palco(), admin, 'GET /atendimento/indicacao/:id', { params: { id: 999_999_999 } });
    expect(status).toBe(404);
  });
});

describe('os atos', () => {
  test('cancelar: o cupom não vale mais no caixa, a troca fica gasta, o tutor escolhe de novo', async () => {
    const { status } = await cancelar();
    expect(status).toBe(200);
    expect((await validar(palco(), elenco.loja, cupom)).body.detail).toBe('Cupom inválido.');
    expect(await ver()).toMatchObject({
      vinculos: 3,
      loja: null,
      cupom: null,
      pode: { devolver_troca: true, tirar_cupom: false },
    });
    const [primeiro] = (await ver()).vida;
    expect(primeiro).toMatchObject({
      tipo: 'cupom_cancelado',
      motivo: 'pedido_do_tutor',
      texto: 'Ligou agora',
      quem: { nome: 'Admin Teste' },
    });
    expect((await escolher(palco(), elenco.tutor, id, elenco.loja)).body.vinculos).toBe(2);
  });

  test('liberar: a escolha volta, também da loja online', async () => {
    const online = await criarLojista(palco(), { tipo: 'loja_online' });
    const { body } = await escolher(palco(), elenco.tutor, id, online);
    expect((await escolher(palco(), elenco.tutor, id, elenco.loja)).body.type).toBe('loja-online-final');
    expect((await liberar(body.id_coupon)).status).toBe(200);
    expect((await ver()).vinculos).toBe(3);
    expect((await escolher(palco(), elenco.tutor, id, elenco.loja)).status).toBe(200);
  });

  test('devolver: uma troca gasta volta, uma vez por olhar', async () => {
    const lojas = [await criarLojista(palco()), await criarLojista(palco()), await criarLojista(palco())];
    for (const loja of lojas) await escolher(palco(), elenco.tutor, id, loja);
    expect((await escolher(palco(), elenco.tutor, id, elenco.loja)).body.type).toBe('limite-de-trocas');
    const respostas = await Promise.all([devolver(0), devolver(0), devolver(0)]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(respostas.find(({ status }) => status === 409)?.body.type).toBe('troca-ja-devolvida');
    expect((await escolher(palco(), elenco.tutor, id, elenco.loja)).status).toBe(200);
    expect((await ver()).vinculos).toBe(0);
  });

  test('sem troca gasta não há o que devolver', async () => {
    expect((await devolver(3)).body.type).toBe('sem-troca-a-devolver');
  });

  test('o mesmo pedido outra vez é o mesmo feito; outro encontra feito', async () => {
    const chave = randomUUID();
    const [um, dois] = [await liberar(cupom, chave), await liberar(cupom, chave)];
    expect(um.body).toEqual(dois.body);
    expect((await liberar()).body.type).toBe('cupom-ja-cancelado');
    expect((await tipos()).filter((tipo) => tipo === 'cupom_liberado')).toHaveLength(1);
  });

  test('depois da venda, não se cancela: se estorna; depois do prazo, nem isso ajuda', async () => {
    await validar(palco(), elenco.loja, cupom);
    expect((await cancelar()).body.type).toBe('cupom-ja-utilizado');
    expect((await ver()).pode).toMatchObject({ estornar: true, tirar_cupom: false, reenviar: false });
    await desfazer(palco(), admin, cupom);
    palco().irPara('2027-01-10T12:00:00-03:00');
    admin = await criarAdmin(palco());
    expect((await cancelar()).body.type).toBe('indicacao-vencida');
  });

  test('cancelar e vender ao mesmo tempo: um ganha, o outro lê por quê', async () => {
    for (let vez = 0; vez < 6; vez++) {
      const { idCupom } = await ateOCupom(palco(), elenco);
      const [ato, venda] = await Promise.all([
        vez % 2 ? cancelar(idCupom) : liberar(idCupom),
        validar(palco(), elenco.loja, idCupom),
      ]);
      if (venda.status === 200) expect([ato.status, ato.body.type]).toEqual([409, 'cupom-ja-utilizado']);
      else expect([ato.status, venda.body.type]).toEqual([200, 'cupom-invalido']);
    }
    await exigirInvariantes(palco().pool);
  });

  test('reenviar com motivo põe o e-mail na fila e fica na vida', async () => {
    await palco().trabalhar();
    passar();
    const { status } = await chamar(palco(), admin, 'POST /atendimento/indicacao/:id/reenvio', {
      params: { id },
      body: PORQUE,
    });
    expect(status).toBe(200);
    expect((await tipos()).slice(0, 2).sort()).toEqual(['email_na_fila', 'reenviada']);
  });

  test('o que a equipe escreveu some com a tutora; o que fez, fica', async () => {
    await cancelar();
    await chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: elenco.tutor.id } });
    expect((await ver()).vida.find(({ tipo }) => tipo === 'cupom_cancelado')).toMatchObject({ texto: null });
  });

  test('depois que a tutora se foi, nem contato, nem observação se escreve de novo, nem troca se devolve', async () => {
    const outra = await criarLojista(palco());
    await escolher(palco(), elenco.tutor, id, outra);
    await chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: elenco.tutor.id } });
    const vinculos = (await ver()).vinculos;
    expect((await devolver(vinculos)).body).toMatchObject({ status: 409, type: 'tutor-excluido' });
    const contato = { email: 'ana@example.com', telefone: '(15) 98888-7777' };
    const respostas = [
      await chamar(palco(), admin, 'PUT /atendimento/indicacao/:id/contato', {
        params: { id },
        headers: comChave(randomUUID()),
        body: { ...PORQUE, ...contato },
      }),
      await chamar(palco(), admin, 'PUT /prescrition/:id', { params: { id }, body: { tutor_nome: 'Ana' } }),
      await chamar(palco(), outra, 'PUT /prescrition/:id', { params: { id }, body: { observacao_lojista: 'Da Ana' } }),
    ];
    for (const { status, body } of respostas)
      expect([status, 'type' in body && body.type]).toEqual([409, 'tutor-excluido']);
    const guardado = palco()
      .db.selectFrom('prescricao')
      .select(['email', 'telefone', 'tutor_nome', 'observacao_lojista']);
    expect(await guardado.where('id', '=', id).executeTakeFirst()).toEqual({
      email: null,
      telefone: null,
      tutor_nome: null,
      observacao_lojista: null,
    });
  });
});
