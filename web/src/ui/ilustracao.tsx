export type NomeDeIlustracao =
  | 'cao'
  | 'gato'
  | 'cao-e-gato'
  | 'vazio-indicacoes'
  | 'vazio-cupons'
  | 'vazio-lojas'
  | 'vazio-pets'
  | 'vazio-eventos'
  | 'erro'
  | 'nao-encontrada'
  | 'offline'
  | 'formula-do-bem'
  | 'cadeira'
  | 'saco-racao'
  | 'sucesso';

// The lone animals and objects are drawn in a square, the scenes in 4:3, the programme's own in 3:2.
const PROPORCOES: Partial<Record<NomeDeIlustracao, number>> = {
  cao: 1,
  gato: 1,
  cadeira: 1,
  'saco-racao': 1,
  'formula-do-bem': 3 / 2,
};

type IlustracaoProps = { nome: NomeDeIlustracao; largura: number; className?: string };

export function Ilustracao({ nome, largura, className }: IlustracaoProps) {
  const altura = Math.round(largura / (PROPORCOES[nome] ?? 4 / 3));
  const endereco = `${import.meta.env.BASE_URL}ilustracoes/${nome}.svg`;
  return <img src={endereco} alt="" width={largura} height={altura} className={className} />;
}
