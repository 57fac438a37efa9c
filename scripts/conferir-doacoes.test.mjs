import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { Arvore } from './conferir-doacoes/arvore.mjs';
import { conferir, copia, guardar } from './conferir-doacoes/mesa-dos-testes.mjs';
import { assinar, criarChave, doacao, estorno, folhasDe, publicar } from './conferir-doacoes/registro-de-mentira.mjs';
import { naRaiz } from './passos/raiz.mjs';

const CHAVE = criarChave();
const FOLHAS = folhasDe(1100);
const CABECALHO = publicar(FOLHAS, CHAVE);
/** Damaged by somebody without the key: the signed header stays. */
const danificada = (danificar) => copia(CABECALHO, danificar([...FOLHAS]));
/** Written by whoever holds the key: every signature is good, and what was signed is wrong. */
const trapaceada = (danificar) => {
  const folhas = danificar([...FOLHAS]);
  return copia(publicar(folhas, CHAVE), folhas);
};
const trocar = (lugar, folha) => (folhas) => folhas.with(lugar - 1, JSON.stringify(folha));

describe('a árvore', () => {
  const VETORES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];

  test('tem as raízes da RFC 6962', () => {
    const arvore = new Arvore();
    const raizes = [arvore.raiz()];
    for (const hex of VETORES) {
      arvore.juntar(Buffer.from(hex, 'hex').toString('latin1'));
      raizes.push(arvore.raiz());
    }
    expect(raizes.map((raiz) => raiz.slice(0, 8))).toEqual([
      'e3b0c442',
      '6e340b9c',
      'fac54203',
      'aeb6bcfe',
      'd37ee418',
      '4e3bbb1f',
      '76e67dad',
      'ddb89be4',
      '5dc9da79',
    ]);
  });
});

describe('um registro', () => {
  test('inteiro confere, e diz em que chave confiou', async () => {
    const { codigo, texto } = await conferir(copia(CABECALHO, FOLHAS));
    expect(texto).toContain(`Chave ${CHAVE.chave} veio da própria cópia: ${CHAVE.publica}`);
    expect(texto).toContain('1.100 folhas em ordem: 1.089 doações, 11 estornos.');
    expect([codigo, texto.split('\n').at(-1)]).toEqual([0, 'Tudo confere.']);
  });

  test('confere como programa, e sai com o que achou', () => {
    const rodar = (arquivo) => spawnSync(process.execPath, [naRaiz('scripts/conferir-doacoes.mjs'), arquivo]);
    expect(rodar(copia(CABECALHO, FOLHAS)).status).toBe(0);
    const { status, stdout } = rodar(danificada((folhas) => folhas.slice(1)));
    expect([status, String(stdout)]).toEqual([1, expect.stringContaining('NÃO CONFERE.')]);
  });

  test('vazio confere', async () => {
    const vazio = publicar([], CHAVE);
    vazio.transparencia.marco = null;
    expect(await conferir(copia(vazio, []))).toMatchObject({ codigo: 0 });
  });

  test.each([
    ['com uma folha alterada', trocar(300, estorno(300, 290, { cidade: 'Itu' })), 'não é do mês e da cidade da nº 290'],
    [
      'com uma folha alterada que ainda parece boa',
      trocar(5, doacao(5, { comprovante: 'ab'.repeat(32) })),
      'a raiz de 700 folhas',
    ],
    ['com uma folha tirada do meio', (f) => f.toSpliced(399, 1), 'Foram assinadas 1.100 folhas, e vieram 1.099'],
    ['com a última folha tirada', (f) => f.slice(0, -1), 'Foram assinadas 1.100 folhas, e vieram 1.099'],
    [
      'com uma folha a mais',
      (f) => [...f, JSON.stringify(doacao(1101))],
      'Foram assinadas 1.100 folhas, e vieram 1.101',
    ],
    ['com duas folhas fora de ordem', (f) => f.with(10, f[11]).with(11, f[10]), 'Folha nº 11: tem o número 12'],
    [
      'com duas folhas trocadas de número',
      (f) => trocar(12, doacao(11, { n: 12 }))(trocar(11, doacao(12, { n: 11 }))(f)),
      'a raiz de 700',
    ],
  ])('%s não confere', async (_, danificar, dito) => {
    const { codigo, texto } = await conferir(danificada(danificar));
    expect([codigo, texto]).toEqual([1, expect.stringContaining(dito)]);
  });

  test.each([
    ['espaços a mais', (f) => f.with(2, f[2].replace(',', ', ')), 'Folha nº 3: não está na forma combinada'],
    ['um campo a mais', trocar(3, { ...doacao(3), nome: 'Ana' }), 'Folha nº 3: não está na forma combinada'],
    ['dois quilos de uma vez', trocar(3, { ...doacao(3), kg: 2 }), 'Folha nº 3: não está na forma combinada'],
    ['um mês que não existe', trocar(3, doacao(3, { mes: '2026-13' })), 'Folha nº 3: não está na forma combinada'],
    ['um número repetido', trocar(3, doacao(3, { n: 2 })), 'Folha nº 3: tem o número 2'],
    [
      'a mesma compra duas vezes',
      trocar(3, doacao(3, { comprovante: doacao(2).comprovante })),
      'tem o mesmo comprovante da nº 2',
    ],
    [
      'um estorno do que não é doação',
      trocar(300, estorno(300, 200)),
      'estorna a nº 200, que não é uma doação anterior',
    ],
    ['um estorno do futuro', trocar(300, estorno(300, 301)), 'estorna a nº 301, que não é uma doação anterior'],
    ['o mesmo estorno duas vezes', trocar(300, estorno(300, 190)), 'estorna a nº 190, que já tinha sido estornada'],
    [
      'um estorno de outro mês',
      trocar(300, estorno(300, 290, { mes: '2026-10' })),
      'não é do mês e da cidade da nº 290',
    ],
  ])('com %s não confere, ainda que tudo esteja assinado', async (_, danificar, dito) => {
    const { codigo, texto } = await conferir(trapaceada(danificar));
    expect([codigo, texto]).toEqual([1, expect.stringContaining(dito)]);
  });
});

describe('o que foi assinado e o que a página mostra', () => {
  const mudado = (mudar) => {
    const cabecalho = structuredClone(CABECALHO);
    mudar(cabecalho);
    return copia(cabecalho, FOLHAS);
  };
  const outra = criarChave();

  test.each([
    ['uma assinatura estragada', ({ marcos: [m] }) => (m.nota = estragar(m.nota)), 'a assinatura não confere'],
    ['um marco de outra chave', (c) => (c.marcos[0] = assinar(c.marcos[0], outra)), 'a assinatura não confere'],
    [
      'outra chave em tudo, sob o nome da primeira',
      (c) => (c.chaves.chaves[0].publica = outra.publica),
      'a assinatura não confere',
    ],
    [
      'uma raiz que não foi a assinada',
      ({ marcos: [m] }) => (m.raiz = '0'.repeat(64)),
      '“raiz” não é o que foi assinado',
    ],
    ['um marco sem nota', ({ marcos: [m] }) => (m.nota = null), 'a nota assinada não está na forma combinada'],
    [
      'um marco assinado de uma raiz errada',
      (c) => (c.marcos[0] = assinar({ ...c.marcos[0], raiz: 'ab'.repeat(32) }, CHAVE)),
      'a raiz de 1.024 folhas',
    ],
    [
      'um marco assinado de outros quilos',
      (c) => (c.marcos[0] = assinar({ ...c.marcos[0], kg: 9 }, CHAVE)),
      'diz 9 kg, e a conta dá 1.004',
    ],
    [
      'um último marco que a lista não tem',
      ({ transparencia: t }) => (t.anterior = assinar({ ...t.anterior, raiz: 'ab'.repeat(32) }, CHAVE)),
      'O último marco da página: a raiz de 1.024 folhas',
    ],
    [
      'um total errado',
      ({ transparencia: t }) => (t.prometido.kg += 1),
      'A página promete 1.079 kg, e as folhas dão 1.078 kg',
    ],
    ['cadeiras a mais', ({ transparencia: t }) => (t.prometido.cadeiras = 3), 'promete 3 cadeiras de rodas'],
    ['um mês errado', ({ transparencia: t }) => (t.meses[0].kg -= 1), 'Mês 2026-09'],
    ['um mês escondido', ({ transparencia: t }) => t.meses.pop(), 'que a página não mostra'],
    ['uma cidade repetida', ({ transparencia: t }) => t.cidades.push(t.cidades[0]), 'Cidade Sorocaba'],
  ])('%s não confere', async (_, mudar, dito) => {
    const { codigo, texto } = await conferir(mudado(mudar));
    expect([codigo, texto]).toEqual([1, expect.stringContaining(dito)]);
  });

  test('com a chave fixada, um registro inteiro sob outra chave não confere', async () => {
    const trocado = copia(publicar(FOLHAS, outra), FOLHAS);
    expect(await conferir(trocado, '--chave', outra.publica)).toMatchObject({ codigo: 0 });
    const { codigo, texto } = await conferir(trocado, '--chave', CHAVE.publica);
    expect([codigo, texto]).toEqual([1, expect.stringContaining('nenhuma chave de confiança')]);
  });

  test('um nome que mexeria no terminal sai desarmado', async () => {
    const { texto } = await conferir(mudado(({ transparencia: t }) => (t.cidades[0].cidade = '\u001b[2Jx')));
    expect(texto).toContain('�[2Jx');
  });
});

describe('contra o que se guardou antes', () => {
  const ANTES = FOLHAS.slice(0, 900);
  const antiga = copia(publicar(ANTES, CHAVE), ANTES);
  const { tamanho, raiz, nota } = CABECALHO.marcos[0];
  const reescritas = folhasDe(1100).with(4, JSON.stringify(doacao(5, { cidade: 'Itu' })));
  const reescrito = copia(publicar(reescritas, CHAVE), reescritas);

  test('o registro que só cresceu confere, e a história reescrita não', async () => {
    const marco = guardar(nota);
    const provas = ['--comparar', antiga, '--comparar', marco, '--raiz', `1.024:${raiz}`];
    expect(tamanho).toBe(1024);
    expect(await conferir(copia(CABECALHO, FOLHAS), ...provas)).toMatchObject({ codigo: 0 });
    expect(await conferir(reescrito)).toMatchObject({ codigo: 0 });
    const { codigo, texto } = await conferir(reescrito, ...provas);
    expect(codigo).toBe(1);
    expect(texto).toContain('O marco guardado: a raiz de 1.024 folhas');
    expect(texto).toContain('A raiz impressa no acerto: a raiz de 1.024 folhas');
    expect(texto).toContain('O marco de agora da cópia guardada: a raiz de 900 folhas');
  });

  test('o registro que encolheu não confere', async () => {
    const { codigo, texto } = await conferir(antiga, '--raiz', `1024:${raiz.replace(/(.{8})/g, '$1 ')}`);
    expect([codigo, texto]).toEqual([1, expect.stringContaining('viu 1.024 folhas, e o registro só tem 900')]);
  });
});

describe('o que não se pode conferir', () => {
  test.each([
    ['sem dizer o quê', [], 'Confere as doações'],
    ['uma opção que não há', ['x', '--chaves', 'y'], 'Confere as doações'],
    ['um endereço onde ninguém atende', ['http://127.0.0.2:61999'], 'Não foi possível ler http://127.0.0.2:61999/api'],
    ['um arquivo que é outra coisa', [naRaiz('package.json')], 'não é uma cópia, nem um comprovante, nem um marco'],
    ['uma cópia cortada no cabeçalho', [guardar(JSON.stringify(CABECALHO).slice(0, 400))], 'ou está cortado'],
    ['uma chave que não é chave', [copia(CABECALHO, FOLHAS), '--chave', 'abc'], 'não é uma chave pública'],
    ['o que não tem forma de registro', [copia({ ...CABECALHO, transparencia: {} }, FOLHAS)], 'não tem a forma'],
    ['uma raiz que não é raiz', [copia(CABECALHO, FOLHAS), '--raiz', '12:34'], 'não é uma raiz'],
    ['guardar por cima', ['http://127.0.0.2:61999', '--guardar', naRaiz('package.json')], 'já existe'],
  ])('%s sai com 2 e uma frase', async (_, pedido, dito) => {
    const { codigo, texto } = await conferir(...pedido);
    expect([codigo, texto]).toEqual([2, expect.stringContaining(dito)]);
  });

  test('uma cópia cortada no meio de uma folha não confere', async () => {
    const inteira = [JSON.stringify(CABECALHO), ...FOLHAS].join('\n');
    const { codigo, texto } = await conferir(guardar(inteira.slice(0, -20)));
    expect([codigo, texto]).toEqual([1, expect.stringContaining('Folha nº 1.100: não se lê')]);
  });
});

/** Another last letter of the signature that is still base64. */
function estragar(nota) {
  const fim = nota.lastIndexOf('\n') - 4;
  return nota.slice(0, fim) + (nota[fim] === 'A' ? 'B' : 'A') + nota.slice(fim + 1);
}
