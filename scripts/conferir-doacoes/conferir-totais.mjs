import { falha, inteiro, visivel } from './dizer.mjs';

const KG_POR_CADEIRA = 500;

/** What the public page says, against what its leaves come to. */
export function conferirTotais({ prometido, meses, cidades }, contas) {
  if (prometido.kg !== contas.kg) falha(`A página promete ${dito(prometido.kg)}, e as folhas dão ${dito(contas.kg)}.`);
  const cadeiras = Math.floor(contas.kg / KG_POR_CADEIRA);
  if (prometido.cadeiras !== cadeiras)
    falha(`A página promete ${visivel(prometido.cadeiras)} cadeiras de rodas, e os quilos dão ${inteiro(cadeiras)}.`);
  comparar('Mês', meses, 'mes', contas.por('mes'));
  comparar('Cidade', cidades, 'cidade', contas.por('cidade'));
}

/** A line of zero may be shown or left out; every other must be there, once, with its sum. */
function comparar(nome, linhas, parte, somas) {
  for (const linha of linhas) {
    const soma = somas.get(linha[parte]) ?? 0;
    somas.set(linha[parte], 0);
    if (linha.kg !== soma)
      falha(`${nome} ${visivel(linha[parte])}: a página diz ${dito(linha.kg)}, e as folhas dão ${dito(soma)}.`);
  }
  for (const [qual, kg] of somas) if (kg !== 0) falha(`${nome} ${visivel(qual)}: ${dito(kg)} que a página não mostra.`);
}

const dito = (kg) => `${Number.isFinite(kg) ? inteiro(kg) : visivel(kg)} kg`;
