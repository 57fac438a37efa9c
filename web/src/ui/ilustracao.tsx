/** The faces a pet without a photo may have; which, a rule decides (domain/pet/figura). */
type Rosto =
  | `cao${'' | '-malhado' | '-preto' | '-orelhudo' | '-pastor' | '-felpudo' | '-achatado'}`
  | `gato${'' | '-laranja' | '-preto' | '-peludo' | '-siames'}`;

export type NomeDeIlustracao =
  | Rosto
  | 'cao-deitado'
  | 'cao-correndo'
  | 'cao-com-tigela'
  | 'gato-deitado'
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

// Faces and objects are drawn in a square, scenes and whole animals in 4:3, the programme's own in 3:2.
const ROSTO = /^(cao|gato)(?!-(e|com|corr|deit))/;
const PROPORCOES: Partial<Record<NomeDeIlustracao, number>> = {
  cadeira: 1,
  'saco-racao': 1,
  'formula-do-bem': 3 / 2,
};

type IlustracaoProps = { nome: NomeDeIlustracao; largura: number; className?: string };

export function Ilustracao({ nome, largura, className }: IlustracaoProps) {
  const proporcao = PROPORCOES[nome] ?? (ROSTO.test(nome) ? 1 : 4 / 3);
  const altura = Math.round(largura / proporcao);
  const endereco = `${import.meta.env.BASE_URL}ilustracoes/${nome}.svg`;
  return <img src={endereco} alt="" width={largura} height={altura} className={className} />;
}
